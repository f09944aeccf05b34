/** The facts of a made-up company, all of them long: what the layout must bear. The invented site is built with them. */
export const longCompany = {
  name: 'Meridian International Technologies',
  legalName: 'Meridian International Technologies of the Americas, Incorporated',
  email: 'business.development@meridian-international-technologies.example',
  phone: '+506 (2222) 5550-132-9',
};
