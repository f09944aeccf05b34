/**
 * Switches the invented language of app/site/locales.ts on where `vite` serves in development, and not where it builds
 * or a script of ours builds with it. A module of its own, imported before all others, because they read the list of
 * languages when they are loaded.
 */
const [, command = '', verb] = process.argv;
if (/[/\\]vite(?:\.js)?$/.test(command) && verb !== 'build') process.env.SITE_PSEUDO ??= '1';
