export const emptyMessage = { firstName: '', lastName: '', email: '', company: '', message: '' };

export type ContactMessage = typeof emptyMessage;

export function isBlank({ firstName, lastName, email, company, message }: ContactMessage): boolean {
  return !/\S/.test(firstName + lastName + email + company + message);
}
