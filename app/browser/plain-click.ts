type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'defaultPrevented'>;

/** Whether the router may handle a click on a link: main button, no modifier key, not handled yet. */
export function isPlainClick({
  button,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
  defaultPrevented,
}: Click): boolean {
  return button === 0 && !(metaKey || ctrlKey || shiftKey || altKey || defaultPrevented);
}
