const storageKey = 'contact-posting';

/** Who posts a message: the page's code, or the browser, which then shows the receiver's page. */
type Sender = 'code' | 'browser';

/** Remembers for this tab who is posting a message; nobody, if undefined. */
export function rememberSender(sender?: Sender): void {
  try {
    if (sender) sessionStorage.setItem(storageKey, sender);
    else sessionStorage.removeItem(storageKey);
  } catch {
    // Storage is full or denied: only this document knows.
  }
}

/**
 * What has become of a message that was under way when this tab's last document was left. Of one that the browser has
 * posted, the receiver's page says that, or the hash to which the receiver redirects.
 */
export function stateOnArrival(): 'idle' | 'received' | 'notReceived' {
  try {
    const sender = sessionStorage.getItem(storageKey);
    if (sender === 'browser') return location.hash === '#sent' ? 'received' : 'idle';
    return sender ? 'notReceived' : 'idle';
  } catch {
    return 'idle';
  }
}
