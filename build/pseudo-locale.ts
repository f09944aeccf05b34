/**
 * Switches the invented language of app/site/locales.ts on in development. A module of its own, imported before all
 * others, because they read the list of languages when they are loaded.
 */
if (!process.argv.includes('build')) process.env.SITE_PSEUDO ??= '1';
