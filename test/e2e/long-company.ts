/** Facts of a fictional company, all as long as the layout must support. The pseudo-locale's build uses them. */
export const longCompany = {
  name: 'Meridian International Technologies',
  legalName: 'Meridian International Technologies of the Americas, Incorporated',
  email: 'business.development@meridian-international-technologies.example',
  phone: '+506 (2222) 5550-132-9',
};
