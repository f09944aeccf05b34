import type { Browser, CDPSession } from '@playwright/test';
import { phone, slow4g, slowdown } from './phone.ts';

/** A tab controlled through the DevTools protocol only. */
export type BareTab = {
  /** Runs a function at the start of every new document. */
  prepare: (run: () => void) => Promise<void>;
  /** Resolves once the document has started to load. */
  goto: (address: string) => Promise<void>;
  evaluate: <Result>(run: () => Result) => Promise<Result>;
  close: () => Promise<void>;
};

type Answer = { id?: number; result?: unknown; error?: { message: string } };

/** Attaches to a tab through the browser session, without Playwright. */
async function attach(root: CDPSession, targetId: string) {
  const { sessionId } = await root.send('Target.attachToTarget', { targetId, flatten: false });
  const waiting = new Map<number, (answer: Answer) => void>();
  root.on('Target.receivedMessageFromTarget', ({ message }) => {
    const answer = JSON.parse(message) as Answer;
    waiting.get(answer.id ?? 0)?.(answer);
  });
  let last = 0;
  return async (method: string, params: object = {}): Promise<unknown> => {
    last += 1;
    const id = last;
    const answered = new Promise<Answer>((resolve) => waiting.set(id, resolve));
    await root.send('Target.sendMessageToTarget', {
      sessionId,
      message: JSON.stringify({ id, method, params }),
    });
    const { result, error } = await answered;
    if (error) throw new Error(`${method}: ${error.message}`);
    return result;
  };
}

/**
 * Opens a new tab with a cold cache, a throttled CPU and slow 4G. It has no debugger, which Playwright would attach:
 * with one, V8 reparses a library for the first `Error` it creates (`V8.CollectSourcePositions` in traces), which
 * costs 50 to 80 ms for React that visitors never see.
 */
export async function openBareTab(browser: Browser): Promise<BareTab> {
  const root = await browser.newBrowserCDPSession();
  const { browserContextId } = await root.send('Target.createBrowserContext');
  const { targetId } = await root.send('Target.createTarget', { url: 'about:blank', browserContextId });
  const send = await attach(root, targetId);
  await send('Page.enable');
  await send('Network.enable');
  await send('Network.emulateNetworkConditions', slow4g);
  await send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const { viewport, deviceScaleFactor, isMobile: mobile } = phone;
  await send('Emulation.setDeviceMetricsOverride', { ...viewport, deviceScaleFactor, mobile });
  await send('Emulation.setTouchEmulationEnabled', { enabled: phone.hasTouch });
  return {
    prepare: async (run) => {
      await send('Page.addScriptToEvaluateOnNewDocument', { source: `(${run.toString()})()` });
    },
    goto: async (url) => {
      const { errorText } = (await send('Page.navigate', { url })) as { errorText?: string };
      if (errorText) throw new Error(`${url}: ${errorText}`);
    },
    evaluate: async <Result>(run: () => Result) => {
      const expression = `(${run.toString()})()`;
      const { result, exceptionDetails } = (await send('Runtime.evaluate', {
        expression,
        returnByValue: true,
      })) as { result: { value: Result }; exceptionDetails?: { text: string } };
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return result.value;
    },
    close: async () => {
      await root.send('Target.disposeBrowserContext', { browserContextId });
      await root.detach();
    },
  };
}
