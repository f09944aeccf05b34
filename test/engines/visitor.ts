/** A browser tab as a person and a test use it, with the same interface in every engine. */
export interface Visitor {
  /** Resets to a first visit: nothing is stored, and no mail has been opened. */
  begin: (origin: string) => Promise<void>;
  /** Loads an address, and returns once its `load` event has fired. */
  open: (address: string) => Promise<void>;
  /** Runs a self-contained function in the page, and returns its result, as JSON. */
  read: <Result, Given extends unknown[]>(
    inPage: (...given: Given) => Result,
    ...given: Given
  ) => Promise<Awaited<Result>>;
  click: (selector: string) => Promise<void>;
  hover: (selector: string) => Promise<void>;
  /** Types into the focused element, key by key. */
  type: (text: string) => Promise<void>;
  press: (key: Key) => Promise<void>;
  back: () => Promise<void>;
  forward: () => Promise<void>;
  reload: () => Promise<void>;
  /** Resizes the viewport to this size, in CSS pixels, or as close to it as the browser can. */
  resize: (width: number, height: number) => Promise<void>;
  /** Returns the last `mailto:` address that the browser has opened; undefined if there is none. */
  opened: () => Promise<string | undefined>;
  close: () => Promise<void>;
}

export type Key = 'Tab' | 'Escape';

export type StartBrowser = (script: boolean) => Promise<Visitor>;
