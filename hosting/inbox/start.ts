/** Starts the inbox with settings from the environment (README.md). The working directory must contain `content/`. */
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
  // Written for whoever sets up the service, so without a stack trace.
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
