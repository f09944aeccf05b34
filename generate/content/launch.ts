import type { Plugin } from 'vite';
import { loadFacts } from './load.ts';
import { standIns } from './stand-ins.ts';

/**
 * Keeps a site with placeholders from going public: a build for production (`SITE_STAGE=production`) refuses, any
 * other says so in one line.
 */
export function launch(): Plugin {
  let line = '';
  return {
    name: 'launch',
    apply: 'build',
    configResolved({ root }) {
      const keys = standIns(loadFacts(root, 'site')).map(({ key }) => key);
      if (keys.length === 0) return;
      line = `content/site.yaml still holds placeholders: ${keys.join(', ')}. See npm run launch-check.`;
      // The line is for an owner: where the code threw it is of no use to them.
      if (process.env.SITE_STAGE === 'production') throw Object.assign(new Error(line), { stack: line });
    },
    buildApp: {
      order: 'post',
      handler(builder) {
        if (line) builder.config.logger.warn(line);
        return Promise.resolve();
      },
    },
  };
}
