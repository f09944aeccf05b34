import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { launch, type Browser, type BrowserContext, type KeyInput, type Page } from 'puppeteer-core';
import { launchOptions } from '#scripts/launch-options.ts';
import { findProgram } from '../find-program.ts';
import type { Visitor } from './visitor.ts';

const firefoxOfMacOS = '/Applications/Firefox.app/Contents/MacOS/firefox';

export function findFirefox(): string | undefined {
  const installed = findProgram('firefox-esr', 'firefox');
  return [process.env.FIREFOX_PATH, installed, firefoxOfMacOS].find((file) => file && existsSync(file));
}

/** Scrolls to an element and returns its middle. Puppeteer's own function would wait for a script in the page. */
function middleOf(selector: string): { x: number; y: number } {
  const element = document.querySelector(selector);
  if (!element) throw new Error(`no element matches ${selector}`);
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

type Mail = Pick<Visitor, 'opened'> & { forget: () => void };

async function newTab(browser: Browser): Promise<[BrowserContext, Page]> {
  const context = await browser.createBrowserContext();
  return [context, await context.newPage()];
}

async function visitor(browser: Browser, { opened, forget }: Mail): Promise<Visitor> {
  let [context, page] = await newTab(browser);
  const pointAt = async (selector: string) => {
    const { x, y } = await page.evaluate(middleOf, selector);
    // In two steps: the first move on a page may have a movement of 0, and is no gesture then.
    await page.mouse.move(x, y, { steps: 2 });
  };
  return {
    begin: async () => {
      await context.close();
      [context, page] = await newTab(browser);
      forget();
    },
    open: async (address) => void (await page.goto(address)),
    read: async (inPage, ...given) =>
      page.evaluate(inPage as (...given: unknown[]) => unknown, ...given) as never,
    click: async (selector) => {
      await pointAt(selector);
      await page.mouse.down();
      await page.mouse.up();
    },
    hover: pointAt,
    type: async (text) => page.keyboard.type(text),
    press: async (key) => page.keyboard.press(key satisfies KeyInput),
    back: async () => void (await page.goBack()),
    forward: async () => void (await page.goForward()),
    reload: async () => void (await page.reload()),
    resize: async (width, height) => page.setViewport({ width, height }),
    opened,
    close: async () => browser.close(),
  };
}

/** Starts Chromium, driven by its own protocol, to compare the layout with. */
export async function startChromium(): Promise<Visitor> {
  return visitor(await launch({ executablePath: '', ...launchOptions }), {
    opened: () => Promise.reject(new Error('Only journeys open mail, and Chromium takes those of test/e2e.')),
    forget: () => undefined,
  });
}

/** Registers a mail program in a new profile, which logs the addresses that Firefox starts it with. */
function installMailProgram(profile: string): Mail {
  const program = path.join(profile, 'mail-program');
  const log = path.join(profile, 'opened');
  writeFileSync(program, `#!/bin/sh\nprintf '%s\\n' "$1" >>'${log}'\n`);
  chmodSync(program, 0o755);
  const handlers = [{ name: 'mail-program', path: program }];
  writeFileSync(
    path.join(profile, 'handlers.json'),
    JSON.stringify({
      defaultHandlersVersion: {},
      mimeTypes: {},
      // 2: use the helper application.
      schemes: { mailto: { action: 2, ask: false, handlers } },
    }),
  );
  return {
    opened: async () =>
      existsSync(log) ? readFileSync(log, 'utf8').trimEnd().split('\n').at(-1) : undefined,
    forget: () => rmSync(log, { force: true }),
  };
}

export async function startFirefox(script: boolean): Promise<Visitor> {
  const userDataDir = mkdtempSync(path.join(tmpdir(), 'firefox-'));
  const mail = installMailProgram(userDataDir);
  const browser = await launch({
    browser: 'firefox',
    executablePath: findFirefox() ?? '',
    userDataDir,
    extraPrefsFirefox: {
      'javascript.enabled': script,
      'network.protocol-handler.expose.mailto': false,
      'network.protocol-handler.warn-external-default': false,
      // Scroll bars take no width, as in the other engines.
      'ui.useOverlayScrollbars': 1,
      // A mouse, which a machine without a screen lacks: fine (2), and hovers (4).
      'ui.primaryPointerCapabilities': 6,
      'ui.allPointerCapabilities': 6,
    },
  });
  return {
    ...(await visitor(browser, mail)),
    close: async () => {
      await browser.close();
      rmSync(userDataDir, { recursive: true, force: true });
    },
  };
}
