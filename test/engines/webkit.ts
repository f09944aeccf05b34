import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { Builder, By, Key as Keys, type WebDriver, type WebElement } from 'selenium-webdriver';
import { findProgram } from './find-program.ts';
import { blank } from './site.ts';
import type { Key, Start, Visitor } from './visitor.ts';

const driverProgram = findProgram('WebKitWebDriver') ?? '';
const displayProgram = findProgram('Xvfb') ?? '';
const [browserProgram = ''] = globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser');

/** Whether WebKitGTK, its driver and a display without a screen are installed, as Debian's packages have them. */
export function hasWebKit(): boolean {
  return [driverProgram, displayProgram, browserProgram].every((file) => existsSync(file));
}

const keys: Record<Key, string> = {
  Tab: Keys.TAB,
  Enter: Keys.ENTER,
  Escape: Keys.ESCAPE,
  ArrowDown: Keys.ARROW_DOWN,
  ArrowUp: Keys.ARROW_UP,
  Space: Keys.SPACE,
};

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** Starts a display without a screen, and returns its name. */
async function startDisplay(): Promise<[ChildProcess, string]> {
  const args = ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  const display = spawn(displayProgram, args, { stdio: ['ignore', 'pipe', 'ignore'] });
  const [number] = (await once(display.stdout, 'data')) as [Buffer];
  return [display, `:${String(number).trim()}`];
}

/** Starts the driver, and returns its address once it answers. */
async function startDriver(display: string): Promise<[ChildProcess, string]> {
  const port = await freePort();
  const env = { ...process.env, DISPLAY: display, GDK_BACKEND: 'x11', LIBGL_ALWAYS_SOFTWARE: '1' };
  const driver = spawn(driverProgram, ['--host=127.0.0.1', `--port=${port}`], { env, stdio: 'ignore' });
  const address = `http://127.0.0.1:${port}`;
  const answers = async (): Promise<boolean> => {
    try {
      return (await fetch(`${address}/status`)).ok;
    } catch {
      return false;
    }
  };
  while (driver.exitCode === null && !(await answers()))
    await new Promise((resolve) => setTimeout(resolve, 50));
  return [driver, address];
}

async function first(driver: WebDriver, selector: string): Promise<WebElement> {
  const element = await driver.findElement(By.css(selector));
  await driver.executeScript(
    'arguments[0].scrollIntoView({ block: "center", behavior: "instant" })',
    element,
  );
  return element;
}

/** Makes the page as wide and high as this. The driver returns before the page has its new size. */
async function resize(driver: WebDriver, width: number, height: number): Promise<void> {
  // The window has a toolbar.
  const [frameWidth, frameHeight] = await driver.executeScript<[number, number]>(
    'return [outerWidth - innerWidth, outerHeight - innerHeight]',
  );
  await driver
    .manage()
    .window()
    .setRect({ width: width + frameWidth, height: height + frameHeight });
  await driver.wait(
    async () =>
      driver.executeScript<boolean>(
        'return innerWidth === arguments[0] && innerHeight === arguments[1]',
        width,
        height,
      ),
    20_000,
    `the window does not become ${width} by ${height}`,
  );
}

/** Asks a new window for too small a width, and returns the width that it takes: its toolbar wants room. */
async function narrowestOf(driver: WebDriver): Promise<number> {
  const width = async () => driver.executeScript<number>('return innerWidth');
  const before = await width();
  await driver.manage().window().setRect({ width: 1, height: 900 });
  await driver.wait(async () => (await width()) !== before, 20_000, 'the window does not become narrower');
  return width();
}

/** Starts WebKitGTK's own small browser, driven by WebDriver. */
export async function startWebKit({ script }: Start): Promise<Visitor> {
  const [display, name] = await startDisplay();
  const [program, server] = await startDriver(name);
  const args = ['--automation', ...(script ? [] : ['--enable-javascript=FALSE'])];
  const driver = await new Builder()
    .usingServer(server)
    .disableEnvironmentOverrides()
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: browserProgram, args },
    })
    .build();
  const narrowest = await narrowestOf(driver);
  return {
    engine: 'WebKit',
    // The store of a site can only be emptied from one of its addresses.
    begin: async (origin) => {
      await driver.get(origin + blank);
      await driver.executeScript('localStorage.clear(); sessionStorage.clear();');
    },
    open: async (address) => driver.get(address),
    read: async (inPage, ...given) =>
      driver.executeScript<never>(`return (${String(inPage)})(...arguments)`, ...given),
    click: async (selector) => {
      const origin = await first(driver, selector);
      await driver.actions().move({ origin }).click().perform();
    },
    hover: async (selector) => {
      const origin = await first(driver, selector);
      await driver.actions().move({ origin }).perform();
    },
    type: async (text) => driver.actions().sendKeys(text).perform(),
    press: async (key) => driver.actions().sendKeys(keys[key]).perform(),
    // The driver's own commands wait for a document, also where the page changes without one.
    back: async () => driver.executeScript('history.back()'),
    forward: async () => driver.executeScript('history.forward()'),
    reload: async () => driver.navigate().refresh(),
    resize: async (width, height) => resize(driver, Math.max(width, narrowest), height),
    // It has no mail program to give the address to, and shows it in its address bar.
    opened: async () => {
      const address = await driver.getCurrentUrl();
      return address.startsWith('mailto:') ? address : undefined;
    },
    close: async () => {
      // A browser that has stopped answering does not quit either; it ends with its display.
      await Promise.race([driver.quit(), new Promise((resolve) => setTimeout(resolve, 5_000))]);
      program.kill('SIGKILL');
      display.kill();
    },
  };
}
