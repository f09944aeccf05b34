import type { Proof as Words } from '#packages/content/schema.ts';
import { Stories } from '#app/layout/stories/stories-section.tsx';
import { People } from './people.tsx';
import { Quotes } from './quotes.tsx';

function All({ people, quotes, stories }: Words) {
  return (
    <>
      {people && <People {...people} />}
      {stories && <Stories {...stories} />}
      {quotes && <Quotes {...quotes} />}
    </>
  );
}

// A constant of the build, so that the bundler leaves out unused code.
export const Proof = process.env.HAS_PROOF ? All : () => null;
