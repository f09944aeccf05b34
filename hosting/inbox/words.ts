import { locales, type LocaleCode } from '#app/site/locales.ts';

/** What a visitor without JavaScript reads if a message is not received, by language. */
const notReceived: Partial<Record<LocaleCode, (email: string) => string>> = {
  en: (email) =>
    `Your message was not received. Go back: your words should still be in the form. Please try again later, or write to ${email}.`,
  es: (email) =>
    `No recibimos su mensaje. Vuelva atrás: el formulario debería conservar lo que escribió. Inténtelo más tarde o escriba a ${email}.`,
};

/** The text of a refusal, in every language: what is refused was not read, so its language is unknown. */
export function refusalText(email: string): string {
  return locales
    .flatMap(({ code }) => notReceived[code]?.(email) ?? [])
    .map((text) => `${text}\n`)
    .join('\n');
}
