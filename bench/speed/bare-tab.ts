import type { Browser, CDPSession } from '@playwright/test';
import { phone, slow4g, slowdown } from './phone.ts';

/** A tab that is asked by the DevTools protocol alone. */
export type BareTab = {
  /** Runs a function in every new document, before anything of its own. */
  prepare: (run: () => void) => Promise<void>;
  /** Settled when the document has begun. */
  goto: (address: string) => Promise<void>;
  evaluate: <Result>(run: () => Result) => Promise<Result>;
  close: () => Promise<void>;
};

type Answer = { id?: number; result?: unknown; error?: { message: string } };

/** Speaks to a tab in messages that the browser passes on, so that Playwright knows nothing of it. */
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
 * A new tab of a cold browser, on the phone's processor and on slow 4G. Without a debugger, which Playwright attaches to
 * its own: under one, V8 parses a library a second time for the first `Error` that it makes (`V8.CollectSourcePositions`
 * in a trace), which for React are 50 to 80 ms that no visitor waits for.
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
