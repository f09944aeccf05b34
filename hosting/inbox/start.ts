/** Starts the inbox with the settings of the environment (README.md). The working folder holds `content/`. */
import { loadFacts } from '#generate/content/load.ts';
import { startInbox } from './inbox.ts';
import { logLine } from './log.ts';
import { readSettings } from './settings.ts';

const root = process.cwd();

try {
  const settings = readSettings(process.env, loadFacts(root, 'site'));
  const { port, stop } = await startInbox(root, settings, logLine);
  logLine('listening', { host: settings.HOST, port });
  const end = () => {
    logLine('stopping');
    void stop();
  };
  process.once('SIGTERM', end).once('SIGINT', end);
} catch (error) {
  // Whoever sets it up reads this, so it has no stack trace.
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
