import { locales, type LocaleCode } from '#app/site/locales.ts';

/** The response to visitors without JavaScript if a message is not received, by language. */
const notReceived: Partial<Record<LocaleCode, (email: string) => string>> = {
  en: (email) =>
    `Your message was not received. Go back: your words should still be in the form. Please try again later, or write to ${email}.`,
  es: (email) =>
    `No recibimos su mensaje. Vuelva atrás: el formulario debería conservar lo que escribió. Inténtelo más tarde o escriba a ${email}.`,
};

/** Returns the text of a refusal in every language, because a refused post may not have been parsed. */
export function refusalText(email: string): string {
  return locales
    .flatMap(({ code }) => notReceived[code]?.(email) ?? [])
    .map((text) => `${text}\n`)
    .join('\n');
}
