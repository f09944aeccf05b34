type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'defaultPrevented'>;

/** Whether the router may handle a click on a link: main button, no modifier key, not handled yet. */
export function isPlainClick(click: Click): boolean {
  const isModified = click.metaKey || click.ctrlKey || click.shiftKey || click.altKey;
  return click.button === 0 && !isModified && !click.defaultPrevented;
}
