/** Other words for any text, so that a test that holds today's copy fails. */

/** How much longer texts get. */
export const growth = 1.3;

// Plain words of all lengths, by language.
const vocabulary: Readonly<Record<string, string>> = {
  en: `an by go if it me no on or so to up us we ant bay box cap dog elm fig fox gap hut ice jar key lid map net oak pot
    rug sun tap urn vat web yam zoo acre bark calm dune echo fern gate hill iron jump kite lake moss nest open pond quay
    rain sail tide vine wood yard amber beach cedar delta ember field grove harbor island jacket kettle ladder meadow
    needle orchid pebble quiver ribbon saddle timber velvet window anchor balcony cabinet dolphin evening feather garland
    hammock kitchen lantern morning nothing outside pasture quarter raccoon seaside thunder village whisper afternoon
    blackbird chestnut daylight elephant fireside grapevine hillside landmark moonlight northward overgrown riverbank
    snowflake tablecloth underneath watermelon bridgehead candlelight farmhouse flowerpot gardeners lighthouse
    marketplace neighborly strawberry woodpecker grandmother understands thunderclap wheelbarrow springtime waterfalls
    housekeeping understanding blackberries fisherwoman cobblestones thunderstorm`,
  es: `al da de el en es ir la le lo me mi ni no se si su te tu un va ya ave bar col dos eje fin gas hoy ira luz mar nao
    oro paz red sal tos uva vez agua boca casa duna este flor gato hilo isla jaula kilo lago mesa nube olla pino queso
    rama sopa tela vino abeja balsa campo dulce enero fuego globo huella invierno jardín ladera madera naranja orilla
    piedra quilla rosal sendero tierra ventana anillo bosque camino delfín esquina farola granero helecho jilguero
    linterna mañana nevada ovillo paraguas ribera semilla tormenta vereda almendra barranco calabaza diciembre escalera
    frontera guitarra hormiga lavanda mariposa nogales pescador quebrada relámpago sombrero tambores ventanal
    amanecer atardecer caracolas cordillera espantapájaros golondrina herramienta invernadero jardinería madreselva
    panadería relojería sobremesa terciopelo zapatería campanario carpintero arboledas luciérnaga navegantes`,
};

const words = new Map(
  Object.entries(vocabulary).map(([code, all]) => [
    code,
    Map.groupBy(new Set(all.split(/\s+/)), (word) => word.length),
  ]),
);

export function hash(text: string): number {
  return Array.from(text).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003, 7);
}

/** Returns a word of a length, or else of the next shorter one: the same for the same seed, and another than the seed. */
function wordOf(length: number, seed: string, code: string): string {
  const all = words.get(code) ?? words.get('en');
  for (let next = length; next > 1; next -= 1) {
    const fitting = all?.get(next)?.filter((word) => word !== seed) ?? [];
    const word = fitting[hash(seed) % fitting.length];
    if (word !== undefined) return word;
  }
  return seed;
}

function inCaseOf(model: string, word: string): string {
  if (model.length > 1 && model === model.toUpperCase()) return word.toUpperCase();
  const [first = ''] = model;
  return first === first.toUpperCase() ? (word[0] ?? '').toUpperCase() + word.slice(1) : word;
}

// Placeholders and slots, which are filled in, and host names.
const kept = /(\{[^{}]*\}|\[[^[\]]*\]|\S+\.\w+\/?\S*)/;

/**
 * Replaces every word of a text by another of about the same length, the same word always by the same. Keeps
 * placeholders, figures, signs and capital letters.
 */
export function reword(text: string, code: string): string {
  const parts = text
    .split(kept)
    .map((part, index) =>
      index % 2 === 1
        ? part
        : part.replaceAll(/\p{L}{2,}/gu, (word) =>
            inCaseOf(word, wordOf(word.length, word.toLowerCase(), code)),
          ),
    );
  return parts.join('');
}

/** Makes a text a factor longer, with words before its final signs, but not longer than a limit. */
export function lengthen(text: string, factor: number, limit: number, code: string): string {
  const end = /(?: \|.*|[^\p{L}\p{N}\]}%]*)$/u.exec(text)?.index ?? text.length;
  let longer = text.slice(0, end);
  if (!/\p{L}{2}/u.test(text.replaceAll(new RegExp(kept, 'g'), ''))) return text;
  const rest = text.slice(end);
  const target = Math.min(limit, Math.ceil(text.length * factor));
  for (let count = 0; longer.length + rest.length < target; count += 1) {
    const missing = target - longer.length - rest.length - 1;
    if (missing < 2) break;
    longer += ` ${wordOf(Math.min(missing, 4 + (count % 5)), `${longer}${count}`, code)}`;
  }
  return longer + rest;
}
