/** Typical mistakes in content files. */
import { cpSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import type { ContentCopy } from './content-copy.ts';

export type Edit = (copy: ContentCopy) => void;
/** A test title, the edit, and the expected message: file, key or line, and reason. */
export type Row = [title: string, edit: Edit, message: string];

type Method = 'put' | 'replace' | 'above' | 'write';
const editBy =
  <Name extends Method>(name: Name) =>
  (...given: Parameters<ContentCopy[Name]>): Edit =>
  (content) =>
    Reflect.apply(content[name], content, given);
export const put = editBy('put');
const replace = editBy('replace');
export const above = editBy('above');
export const write = editBy('write');
export const proof =
  (file: 'people.yaml' | 'quotes.yaml', edit: Edit): Edit =>
  (content) => {
    cpSync(`test/sites/meridian/proof/${file}`, content.full(file));
    if (file === 'people.yaml') content.replace(file, 'people.ana-mora.portrait');
    edit(content);
  };
export const both =
  (...edits: Edit[]): Edit =>
  (content) => {
    for (const edit of edits) edit(content);
  };

export const article = (matter: string, text = 'Some words.') =>
  write(
    'en/insights/one.md',
    `---\ntitle: A title\ndescription: A description.\ndate: 2026-01-15\n${matter}---\n\n${text}\n`,
  );
export const portrait = (file: string) =>
  proof('people.yaml', above('people.yaml', 'people.ana-mora.name', `portrait: ${file}`));

/** Adds an article or a client story with only a text, which is checked after its name. */
const named = (name: string) => write(`en/${name}.md`, '---\ntitle: A title\n---\n\nSome words.\n');

const contactEndpoint = above('site.yaml', 'siteUrl', 'contactEndpoint: https://forms.example.org/contact');

const long = (length: number) => 'x'.repeat(length);

// oxfmt-ignore
const facts: Row[] = [
  ['an unknown key', above('site.yaml', 'name', 'fax: none'), 'site.yaml: fax: does not belong here'],
  ['a missing key', replace('site.yaml', 'name'), 'site.yaml: name: is missing'],
  ['an empty key', put('site.yaml', 'name', ''), 'site.yaml: name: is empty'],
  ['a blank text', put('site.yaml', 'name', "' '"), 'site.yaml: name: must not be empty'],
  ['a bad e-mail', put('site.yaml', 'email', 'info@'), 'site.yaml: email: must be an e-mail address, without accents before its @'],
  ['a local phone', put('site.yaml', 'phone', '(415) 555-0132'), 'site.yaml: phone: must begin with + and the country’s code, as in "+1 (415) 555-0132"'],
  ['a booking script', put('site.yaml', 'bookingUrl', 'javascript:alert(1)'), 'site.yaml: bookingUrl: must be an address that begins with https://'],
  ['an address for the form with a password', above('site.yaml', 'siteUrl', 'contactEndpoint: https://me:secret@forms.example.org/contact'), 'site.yaml: contactEndpoint: must be an address as in "https://forms.example.com/contact", that begins with https:// and has no # or @'],
  ['an address for the form that a policy cannot name', above('site.yaml', 'siteUrl', 'contactEndpoint: https://forms.example.org;script-src/contact'), 'site.yaml: contactEndpoint: must be an address as in "https://forms.example.com/contact", that begins with https:// and has no # or @'],
  ['a word for counting', above('site.yaml', 'siteUrl', 'countVisits: yes'), 'site.yaml: countVisits: must be true or false'],
  ['a site path', put('site.yaml', 'siteUrl', 'https://example.com/en'), 'site.yaml: siteUrl: must be the address of the whole site, as in "https://www.example.com"'],
  ['an address of versions for review without a branch', above('site.yaml', 'siteUrl', 'previewAddress: https://example.netlify.app'), 'site.yaml: previewAddress: must be an address with {branch} in it, as in "https://{branch}--example.netlify.app"'],
  ['an unknown page in a menu', above('site.yaml', 'siteUrl', 'menus: {quickLinks: [home, careers]}'), 'site.yaml: menus.quickLinks.1: must be one of: home, about, …, insights, stories'],
  ['a page that the header has', above('site.yaml', 'siteUrl', 'menus: {quickLinks: [home], header: [contact]}'), 'site.yaml: menus.header.0: contact is always in the header'],
  ['a page in the header only', above('site.yaml', 'siteUrl', 'menus: {quickLinks: [home], header: [plan]}'), 'site.yaml: menus.header.0: plan must be among the quick links too: windows of less than 1280 px show it only there and in the menu'],
  ['too many pages in the header', above('site.yaml', 'siteUrl', 'menus: {quickLinks: [home], header: [privacy, terms, accessibility]}'), 'site.yaml: menus.header: must be a list of 0 to 2 items, and has 3: no more fit into one line beside the links that the header always has'],
  ['long names in the header', both(put('en/plan.yaml', 'name', long(60)), above('site.yaml', 'siteUrl', 'menus: {quickLinks: [plan], header: [plan]}')), 'site.yaml: menus.header: does not fit into one line in content/en: the header would be … px wide, and has 1178; leave a link out, or shorten the pages’ names'],
  ['a short year', put('site.yaml', 'copyrightYear', '25'), 'site.yaml: copyrightYear: must be a year, as in 2025'],
  ['policies of a month to come', put('site.yaml', 'policiesUpdated', '2999-01'), 'site.yaml: policiesUpdated: is in the future, and the site would show it from now on: write it on that day'],
  ['the name of a country', put('site.yaml', 'areaServed.0', 'USA'), 'site.yaml: areaServed.0: must be the two letters of a country, as in "CR"'],
  ['an address of two profiles', put('site.yaml', 'profiles', "{ One: 'https://example.org/a', Two: 'https://example.org/a' }"), 'site.yaml: profiles.Two: is the same as that of One'],
  ['a country twice', put('site.yaml', 'areaServed', '[CR, US, CR]'), 'site.yaml: areaServed.2: CR is in this list already'],
  ['a color by its name', put('site.yaml', 'colors.secondary', 'amber'), "site.yaml: colors.secondary: must be # and six digits, as in '#149a84'"],
  ['an unknown time zone', put('site.yaml', 'offices.lisbon.timeZone', 'Europe/Lisboa'), 'site.yaml: offices.lisbon.timeZone: must be a time zone that is known, as in "Europe/Lisbon"'],
  ['a bad time', put('site.yaml', 'offices.lisbon.opens', "'9 am'"), 'site.yaml: offices.lisbon.opens: must be a time as in "09:00"'],
  ['a night shift', put('site.yaml', 'offices.lisbon.closes', "'06:00'"), 'site.yaml: offices.lisbon.closes: must be later than opens'],
  ['no office', put('site.yaml', 'offices', '{}'), 'site.yaml: offices: must be one to six offices'],

  ['a figure with a sign', put('figures.yaml', 'claims.projects', '50+'), 'figures.yaml: claims.projects: must be a number, without quotes, units or other signs'],
  ['figures of an unknown service', above('figures.yaml', 'services.data-moves', 'gone: { roi: [1, 2] }'), 'figures.yaml: services.gone: services.yaml has no service of this name'],
  ['a number of offices', above('figures.yaml', 'claims.uptime', 'offices: 3'), 'figures.yaml: claims.offices: is counted in content/site.yaml: take this line out'],
  ['a duration of zero', put('figures.yaml', 'services.night-watch.roi', '[0, 2]'), 'figures.yaml: services.night-watch.roi.0: must be weeks or months, from 1 to 260'],
  ['a backward range', put('figures.yaml', 'overlap.nearshore', '[8, 6]'), 'figures.yaml: overlap.nearshore: must run from the lower to the higher figure'],
  ['half a range', put('figures.yaml', 'overlap.nearshore', '6'), 'figures.yaml: overlap.nearshore: must be a range of two figures, as in [2, 6]'],
  ['a confirmation without a date', put('site.yaml', 'claimsConfirmed', '{ uptime: soon }'), 'site.yaml: claimsConfirmed.uptime: must be a date, as in 2026-01-15'],
  ['a confirmation on a day to come', put('site.yaml', 'claimsConfirmed', '{ uptime: 2999-01-15 }'), 'site.yaml: claimsConfirmed.uptime: is in the future: write the day on which you made sure'],
  ['a review before its confirmation', put('site.yaml', 'claimsConfirmed', '{ uptime: { confirmed: 2026-01-15, review: 2026-01-15 } }'), 'site.yaml: claimsConfirmed.uptime.review: must be later than the day on which you made sure'],
  ['a working day of zero hours', put('figures.yaml', 'example.closes', "'08:30'"), 'figures.yaml: example.closes: must differ from opens'],
];

// oxfmt-ignore
const words: Row[] = [
  ['a service with no anchor', above('en/services.yaml', 'blocks.night-watch', 'Night Watch: {}'), 'en/services.yaml: blocks.Night Watch: cannot name a service in addresses and links: write small letters without accents, digits and single dashes'],
  ['a service with the address of a question', above('en/services.yaml', 'blocks.night-watch', 'question-one: {}'), 'en/services.yaml: blocks.question-one: is the name of another part of the page: choose another'],
  ['a question in one language only', put('es/questions.yaml', 'nearshoring.items', '{ who-mends: { question: x, answer: [y] } }'), 'es/questions.yaml: nearshoring.items.what-is-shared: is missing, and content/en has it'],
  ['one statistic', put('en/home.yaml', 'stats', '[{ value: x, label: y }]'), 'en/home.yaml: stats: must be a list of 2 to 4 items, and has 1: they stand in one row'],
  ['an icon twice', put('en/benefits.yaml', 'cards.1.icon', 'uptime'), 'en/benefits.yaml: cards: must have each icon once: it is also the address of its card'],
  ['an unknown setting', put('en/contact.yaml', 'form.title', "{ 'with fax': A letter }"), 'en/contact.yaml: form.title.with fax: "fax" is not a setting that words depend on; there is contactEndpoint'],
  ['a mistake in words for another setting', put('en/contact.yaml', 'form.intro.with contactEndpoint', '7'), 'en/contact.yaml: form.intro: must be text; put it between quotes'],
  ['words for a setting that is not given, with a setting', both(contactEndpoint, put('en/contact.yaml', 'form.intro.without contactEndpoint', '7')), 'en/contact.yaml: form.intro: must be text; put it between quotes'],
  ['a figure in words for another setting', put('en/contact.yaml', 'form.intro.with contactEndpoint', "'Of {claims.nothing}'"), 'en/contact.yaml: form.intro: {claims.nothing} is none of the facts and figures of the site'],
  ['a key beside conditions', put('en/contact.yaml', 'form.intro', '{ with contactEndpoint: x, text: y }'), 'en/contact.yaml: form.intro.text: cannot stand beside "with …" or "without …"'],
  ['a setting outside of its condition', both(contactEndpoint, put('en/about.yaml', 'title', "'{contactHost}'")), 'en/about.yaml: title: {contactHost} may be missing in content/site.yaml: only words below "with contactEndpoint" can quote it'],
  ['a condition in one language', put('es/contact.yaml', 'form.intro', 'La recibimos.'), 'es/contact.yaml: form.intro.without contactEndpoint: is missing, and content/en has it'],
  ['an unknown placeholder', put('en/home.yaml', 'stats.2.value', "'{claims.office}'"), 'en/home.yaml: stats.2.value: {claims.office} is none of the facts and figures of the site'],
  ['an inherited placeholder', put('en/home.yaml', 'stats.2.value', "'{name.constructor.name}'"), 'en/home.yaml: stats.2.value: {name.constructor.name} is none of the facts and figures of the site'],
  ['half a placeholder', put('en/home.yaml', 'stats.2.value', "'{claims.offices'"), 'en/home.yaml: stats.2.value: has a { without its partner'],
  ['a list instead of a text', put('en/home.yaml', 'hero.secondary', '[hours]'), 'en/home.yaml: hero.secondary: must be text; put it between quotes'],
  ['a group instead of a text', put('en/home.yaml', 'hero.secondary', '{name}'), 'en/home.yaml: hero.secondary: must be text; put it between quotes'],
  ['a text instead of a list', put('en/about.yaml', 'intro.paragraphs', 'one'), 'en/about.yaml: intro.paragraphs: must be a list, one item a line, each after "- "'],
  ['a text instead of a group', put('en/about.yaml', 'callToAction', 'title:Core'), 'en/about.yaml: callToAction: must be a group of values with names; a space is missing after the colon of title:'],
  ['a long title', put('en/terms.yaml', 'meta.title', long(61)), 'en/terms.yaml: meta.title: must have at most 60 characters, and has 61'],
  ['a headline of fourteen lines', put('en/home.yaml', 'hero.headline', `"${'a\\n'.repeat(13)}a"`), 'en/home.yaml: hero.headline: must have at most 4 lines, and has 14'],
  ['an empty line in a text', put('en/home.yaml', 'hero.lead', '"One.\\n\\nTwo."'), 'en/home.yaml: hero.lead: must be one paragraph, without an empty line or a line break'],
  ['a changed status code', put('en/not-found.yaml', 'code', '404'), "en/not-found.yaml: code: must be '404', between quotes"],
  ['a mistyped slot', put('en/home.yaml', 'sharedDay.shared', "'[hour] hours'"), 'en/home.yaml: sharedDay.shared: [hour] is not filled in here; this text takes [hours]\nsharedDay.shared: [hours] is missing; this text takes [hours]'],
  ['half a slot', put('en/home.yaml', 'sharedDay.shared', "'[hours] hours]'"), 'en/home.yaml: sharedDay.shared: has a ] without its partner'],
  ['an unexpected slot', put('en/home.yaml', 'hero.lead', "'In [hours] hours'"), 'en/home.yaml: hero.lead: has [hours], and nothing is filled in here; a figure or a fact is written {hours}'],
  ['HTML', put('en/home.yaml', 'hero.lead', 'Some <b>bold</b> words'), 'en/home.yaml: hero.lead: <b> looks like HTML, which would be printed as it stands'],
  ['an HTML entity', put('en/home.yaml', 'hero.lead', 'Plan &amp; build'), 'en/home.yaml: hero.lead: &amp; is a code of HTML; write the character itself'],
  ['bold text', put('en/home.yaml', 'hero.lead', 'Some **bold** words'), 'en/home.yaml: hero.lead: **bold** is Markdown, which would be printed; texts are plain'],
  ['italic text with underscores', put('en/home.yaml', 'hero.lead', 'Some _slanted_ words'), 'en/home.yaml: hero.lead: _slanted_ is Markdown, which would be printed; texts are plain'],
  ['code', put('en/home.yaml', 'hero.lead', "'Some `code` here'"), 'en/home.yaml: hero.lead: `code` is Markdown, which would be printed; texts are plain'],
  ['a link', put('en/home.yaml', 'hero.lead', "'See [our plan](/services) first'"), 'en/home.yaml: hero.lead: [our plan](/services) is a link in Markdown; texts have no links'],
  ['a heading', put('en/home.yaml', 'hero.lead', "'## Why'"), 'en/home.yaml: hero.lead: ## Why is a heading in Markdown; each heading has a key of its own'],
  ['quotes within quotes', put('en/home.yaml', 'hero.lead', `'"Why"'`), 'en/home.yaml: hero.lead: "Why" has a second pair of quotes, which would be printed'],
  ['an invisible character', put('en/home.yaml', 'hero.lead', '"One\\x07two"'), 'en/home.yaml: hero.lead: has a control character, which nobody sees'],
  ['the labels of the footer in another order', (content) => { content.replace('en/ui.yaml', 'footer.quickLinks'); content.above('en/ui.yaml', 'footer.copyright', 'quickLinks: Quick links'); }, 'en/ui.yaml: footer: moving keys changes nothing on the site; their order is quickLinks, services,'],
];

// oxfmt-ignore
const yaml: Row[] = [
  ['a duplicate key', above('en/home.yaml', 'stats', 'meta: x'), 'en/home.yaml: line N: the same name is there twice'],
  ['a colon in a text', put('en/home.yaml', 'services.title', 'Core: Services'), 'en/home.yaml: line N: a text with a colon and a space in it must stand between quotes'],
  ['a colon between typographic quotes', put('en/home.yaml', 'services.title', '“Core: Services”'), "en/home.yaml: line N: a text with a colon must stand between straight quotes, as in '…'"],
  ['typographic quotes', put('en/home.yaml', 'services.title', '“Core Services”'), 'en/home.yaml: line N: typographic quotes around a whole text would be printed; use straight ones, or put single quotes around a quotation'],
  ...['{name} x', '[hours] x', '*Core', '&Core x', '@home', '> x', '? why'].map((raw): Row =>
    [`${raw.charAt(0)} at the start: ${raw}`, put('en/home.yaml', 'services.title', raw), `en/home.yaml: line N: a text that begins with ${raw.charAt(0)} must stand between quotes`]),
  ['% at the start of a line', above('en/home.yaml', 'meta', '%x'), 'en/home.yaml: line N: a text that begins with % must stand between quotes'],
  ['a tab', (content) => content.change('en/home.yaml', (source) => source.replace('\n  title', '\n\ttitle')), 'en/home.yaml: line N: lines must be indented with spaces, not tabs'],
  ['an apostrophe', put('en/home.yaml', 'services.title', "'What's new'"), "en/home.yaml: line N: the apostrophe ends this text; write it as ’ or twice, ''"],
  ['double quotes within', put('en/home.yaml', 'services.title', '"Say "hi" now"'), 'en/home.yaml: line N: the second " ends this text; write quotes in it as “ and ”, or put single quotes around the text'],
  ['an open quote', put('en/home.yaml', 'services.title', "'Core"), 'en/home.yaml: line N: the quote that begins here is never closed'],
  ['no space after a colon', replace('en/home.yaml', 'services.title', 'title:Core'), 'en/home.yaml: line N: a space is missing after the colon of title:'],
  ['a non-breaking space after a colon', replace('en/home.yaml', 'services.title', 'title:\u00a0Core'), 'en/home.yaml: line N: a space is missing after the colon of title:'],
  ['no space after a dash', (content) => content.change('en/about.yaml', (source) => source.replace(/^paragraphs|(?<=\n {2}paragraphs:\n)[^]*?(?=\n\w)/, '    - one\n    -two')), 'en/about.yaml: line N: a space is missing after the dash'],
  ['no key', replace('en/home.yaml', 'services.title', 'Core Services'), 'en/home.yaml: line N: this line has no name with a colon; indent it further if it belongs to the text above'],
  ['a key too far right', put('en/home.yaml', 'services.title', 'Core\n   lead: x'), 'en/home.yaml: line N: the next line is indented further than it may be'],
  ['a comma in a text on one line', proof('quotes.yaml', (content) => content.change('quotes.yaml', (source) => source.replace('en: The newest of the quotes.', 'en: The newest, they say'))), 'quotes.yaml: line N: a comma ends the text before it, between { and }; put that text between quotes'],
  ['a key too far left', put('en/home.yaml', 'services.title', 'Core\n lead: x'), 'en/home.yaml: line N: is indented otherwise than the lines that belong with it'],
  ['a second document', above('en/home.yaml', 'hero', '---'), 'en/home.yaml: line N: --- begins a second document; remove the line'],
  ['a backslash', put('en/home.yaml', 'services.title', String.raw`"C:\Core"`), 'en/home.yaml: line N: a backslash has a meaning between double quotes; use single quotes'],
  ['a # in a text', put('en/home.yaml', 'services.title', 'We are # 1'), 'en/home.yaml: line N: what follows # would be dropped; put the text between quotes, or the comment on a line of its own'],
];

// oxfmt-ignore
const files: Row[] = [
  ['an empty file', write('en/terms.yaml', ''), 'en/terms.yaml: is empty'],
  ['a missing file', (content) => rmSync(content.full('en/about.yaml')), 'en/about.yaml: the file is missing'],
  ['Latin 1', write('es/error.yaml', Buffer.from('title: Misi\u00f3n\n', 'latin1')), 'es/error.yaml: line N: has a letter that cannot be read; save the file as UTF-8 and write the letter anew'],
  ['UTF-8 decoded as Latin 1', write('es/error.yaml', 'title: Misi\u00c3\u00b3n\n'), 'es/error.yaml: line N: "Ã³" is a letter that was saved in another encoding; write it anew, and save the file as UTF-8'],
  ['a pointer of Git LFS', write('en/insights/one.md', 'version https://git-lfs.github.com/spec/v1\n'), 'en/insights/one.md: line 1: is a pointer of Git LFS, and the file that it stands for is not on this computer: ask a developer to run "git lfs pull"'],
  ['two versions that Git could not join', article('', '<<<<<<< HEAD\nOne.\n=======\nTwo.\n>>>>>>> theirs'), 'en/insights/one.md: line N: two versions of this text meet here, which Git could not join; keep one, and remove the lines of <<<<<<<, ======= and >>>>>>>'],
  ['a mistyped page', write('en/abuot.yaml', 'title: x'), 'en/abuot.yaml: no page has this name, so nothing would show it'],
  ['an article with the name of a list', named('insights/index'), 'en/insights/index.md: its name is part of its address: choose another name than index, which the site itself needs'],
  ['an article with the name of a device', named('insights/aux'), 'en/insights/aux.md: its name is part of its address: choose another name than aux, which Windows keeps for a device'],
  ['a language without files', (content) => rmSync(content.full('es'), { recursive: true }), 'es/ui.yaml: the file is missing'],
  ['the folder of a language that is not listed', (content) => mkdirSync(content.full('xx')), 'xx: is neither a file of facts nor the folder of a language of the site'],
  ['another file among the articles', write('en/insights/notes.txt', ''), 'en/insights/notes.txt: would not be on the site: only .md files belong here'],
  ['a folder with the name of an article', (content) => mkdirSync(content.full('en/insights/one.md'), { recursive: true }), 'en/insights/one.md: is a folder, not a file'],
  ['a copy of a page', write('en/about 2.yaml', 'title: x'), 'en/about 2.yaml: seems to be a copy of about.yaml that a program made: put what you need of it there, and delete it, or name it otherwise'],
  ['a copy of an article', both(article(''), write('en/insights/one (conflicted copy).md', 'x')), 'en/insights/one (conflicted copy).md: seems to be a copy of one.md that a program made'],
];

const circle = (attributes: string) =>
  write('logo.svg', `<svg viewBox="0 0 36 36"><circle r="13" ${attributes} /></svg>`);

// oxfmt-ignore
const logos: Row[] = [
  ['another origin', write('logo.svg', '<svg viewBox="-5 -5 36 36"><circle r="13" fill="primary" /></svg>'), 'logo.svg: <svg>: needs a viewBox that begins with 0 0'],
  ['no shapes', write('logo.svg', '<svg viewBox="0 0 1 1"></svg>'), 'logo.svg: <svg>: has no shapes'],
  ['a color by another name', circle('fill="Primary"'), 'logo.svg: <circle>: fill is Primary; write primary, secondary'],
  ['no color', circle(''), 'logo.svg: <circle>: fill is missing; write primary, secondary or #rrggbb'],
  ['a style', circle('fill="primary" style="x"'), 'logo.svg: <circle>: style is not allowed'],
  ['a script', write('logo.svg', '<svg viewBox="0 0 36 36"><script>alert(1)</script></svg>'), 'logo.svg: <script>: is not one of'],
  ['another drawing', write('logo.svg', '<g><circle r="13" /></g>'), 'logo.svg: is not one <svg> element'],
];

// oxfmt-ignore
const languages: Row[] = [
  ['a missing paragraph', put('es/terms.yaml', 'sections.0.paragraphs', '[uno]'), 'es/terms.yaml: sections.0.paragraphs.1: is missing, and content/en has it'],
  ['a list that the other language lacks', above('es/terms.yaml', 'sections.1.paragraphs', 'list: [x, y]'), 'es/terms.yaml: sections.1.list: does not belong here, content/en has none'],
  ['an office that was renamed in one file', replace('site.yaml', 'offices.lisbon', "porto: { side: delivery, timeZone: Europe/Lisbon, opens: '09:00', closes: '18:00', country: PT }"), 'es/ui.yaml: offices: must be those of content/site.yaml, in their order: porto, denver'],
  ['a city that moved', put('en/ui.yaml', 'offices.lisbon.name', 'Porto'), 'site.yaml: offices.lisbon: must be renamed to porto: content/en/ui.yaml calls this office Porto'],
  ['offices in another order', (content) => { content.replace('es/ui.yaml', 'offices.denver'); content.above('es/ui.yaml', 'offices.lisbon', 'denver: { city: x, name: Denver, role: x, work: x }'); }, 'es/ui.yaml: offices: must be those of content/site.yaml, in their order: lisbon, denver'],
];

// oxfmt-ignore
const notFiles: Row[] = [
  ['a symbolic link', (content) => { rmSync(content.full('en/about.yaml')); symlinkSync(content.full('es/about.yaml'), content.full('en/about.yaml')); }, 'en/about.yaml: is a symbolic link: put the file itself in its place'],
  ['a symbolic link that leads to itself', (content) => symlinkSync('people.yaml', content.full('people.yaml')), 'people.yaml: is a symbolic link: put the file itself in its place'],
  ['a folder called like a page', (content) => { rmSync(content.full('en/about.yaml')); mkdirSync(content.full('en/about.yaml')); }, 'en/about.yaml: is a folder, not a file'],
  ['a file called like the folder of articles', write('en/insights', 'x'), 'en/insights: is not a folder'],
  ['a folder called like a picture', both((content) => mkdirSync(content.full('media/one.png'), { recursive: true }), portrait('one.png')), 'people.yaml: people.ana-mora.portrait: one.png is a folder, not a file'],
];

/** All mistakes of pages and facts that the check must find, by kind; text-mistake-rows.ts has those of texts. */
export const rows = { facts, words, yaml, files, notFiles, languages, logos };
