import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync } from 'node:fs';
import { Builder, By, Key as Keys, type WebDriver, type WebElement } from 'selenium-webdriver';
import { DriverService } from 'selenium-webdriver/remote';
import { findProgram } from '../find-program.ts';
import { blank } from './site.ts';
import type { Key, Visitor } from './visitor.ts';

const driverProgram = findProgram('WebKitWebDriver') ?? '';
const displayProgram = findProgram('Xvfb') ?? '';
const [browserProgram = ''] = globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser');

/** Whether WebKitGTK, its driver and a virtual display are installed, as from Debian's packages. */
export function hasWebKit(): boolean {
  return [driverProgram, displayProgram, browserProgram].every((file) => existsSync(file));
}

const keys: Record<Key, string> = { Tab: Keys.TAB, Escape: Keys.ESCAPE };

async function startDisplay(): Promise<[ChildProcess, string]> {
  const args = ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  const display = spawn(displayProgram, args, { stdio: ['ignore', 'pipe', 'ignore'] });
  const [number] = (await once(display.stdout, 'data')) as [Buffer];
  return [display, `:${String(number).trim()}`];
}

/** Brings an element into view, and waits for the frames that tell of the scrolling: a scroll closes tooltips. */
async function first(driver: WebDriver, selector: string): Promise<WebElement> {
  const element = await driver.findElement(By.css(selector));
  await driver.executeAsyncScript(
    `arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' });
     requestAnimationFrame(() => requestAnimationFrame(arguments[1]));`,
    element,
  );
  return element;
}

/** Resizes the viewport and waits for it, because the driver returns before the page has its new size. */
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

/** Returns the minimum width of a new window, which its toolbar limits. */
async function narrowestOf(driver: WebDriver): Promise<number> {
  const width = async () => driver.executeScript<number>('return innerWidth');
  const before = await width();
  await driver.manage().window().setRect({ width: 1, height: 900 });
  await driver.wait(async () => (await width()) !== before, 20_000, 'the window does not become narrower');
  return width();
}

/** Starts WebKitGTK's own small browser, driven by WebDriver. */
export async function startWebKit(script: boolean): Promise<Visitor> {
  const [display, name] = await startDisplay();
  const service = new DriverService.Builder(driverProgram)
    .addArguments('--host=127.0.0.1')
    .setLoopback(true)
    .setEnvironment({ ...process.env, DISPLAY: name, GDK_BACKEND: 'x11', LIBGL_ALWAYS_SOFTWARE: '1' })
    .build();
  const args = ['--automation', ...(script ? [] : ['--enable-javascript=FALSE'])];
  const driver = await new Builder()
    .usingServer(await service.start())
    .disableEnvironmentOverrides()
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: browserProgram, args },
    })
    .build();
  const narrowest = await narrowestOf(driver);
  return {
    // A site's storage can only be cleared from its own origin.
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
    // The driver's own commands wait for a document, even for client-side navigation.
    back: async () => driver.executeScript('history.back()'),
    forward: async () => driver.executeScript('history.forward()'),
    reload: async () => driver.navigate().refresh(),
    resize: async (width, height) => resize(driver, Math.max(width, narrowest), height),
    // Without a mail program, it shows the address in its address bar.
    opened: async () => {
      const address = await driver.getCurrentUrl();
      return address.startsWith('mailto:') ? address : undefined;
    },
    close: async () => {
      // A browser that has stopped responding does not quit either; it ends with its display.
      await Promise.race([driver.quit(), new Promise((resolve) => setTimeout(resolve, 5_000))]);
      await service.kill();
      display.kill();
    },
  };
}
