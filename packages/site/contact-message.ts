export type ContactMessage = {
  firstName: string;
  lastName: string;
  email: string;
  company: string;
  message: string;
};

export const emptyMessage: ContactMessage = {
  firstName: '',
  lastName: '',
  email: '',
  company: '',
  message: '',
};

export function isBlank({ firstName, lastName, email, company, message }: ContactMessage): boolean {
  return !/\S/.test(firstName + lastName + email + company + message);
}
