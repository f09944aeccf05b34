/**
 * Takes the place of React's JSX runtime for the site's own components in edit mode: takes the marks out of texts, names
 * their keys in an attribute, and has components follow the content.
 */
import {
  createElement,
  useSyncExternalStore,
  type ElementType,
  type Key,
  type ReactElement,
  type ReactNode,
} from 'react';
import { Fragment, jsxDEV as elementOf, type JSXSource } from 'react/jsx-dev-runtime';
import { attachWith } from '#edit/page/elements.ts';
import { subscribe, version } from '#edit/page/live.ts';
import { keysIn, unmark } from '#edit/page/marks.ts';

export { Fragment };

type Props = Record<string, unknown>;
type Exotic = { $$typeof?: symbol; type?: ElementType };

const labels = /^(?:aria-(?:label|description|roledescription|valuetext)|title|alt|placeholder|label)$/;

/** A value without marks; the keys that it had are added to a list. */
function bare(value: unknown, keys: string[]): unknown {
  if (typeof value === 'string') {
    keys.push(...keysIn(value));
    return unmark(value);
  }
  return Array.isArray(value) ? value.map((item) => bare(item, keys)) : value;
}

const names = (keys: string[]) => [...new Set(keys)].join(' ');

function bareProps(props: Props): Props {
  const [texts, attributes]: [string[], string[]] = [[], []];
  const entries = Object.entries(props).map(([name, value]) => {
    const keys = name === 'children' ? texts : labels.test(name) ? attributes : [];
    return [name, name === 'children' || typeof value === 'string' ? bare(value, keys) : value];
  });
  return Object.assign(Object.fromEntries(entries), {
    ...(texts.length > 0 && { 'data-edit': names(texts), ref: attachWith(props.ref) }),
    ...(attributes.length > 0 && { 'data-edit-label': names(attributes) }),
  }) as Props;
}

const following = new WeakMap<object, ElementType>();

/** A component that renders again when the content has changed. */
function follow(type: Exclude<ElementType, string>): ElementType {
  const known = following.get(type);
  if (known) return known;
  function Following(props: object): ReactNode {
    useSyncExternalStore(subscribe, version, version);
    return typeof type === 'function'
      ? (type as (props: object) => ReactNode)(props)
      : createElement(type, { ...props });
  }
  following.set(type, Following);
  return Following;
}

const isKind = (type: ElementType, kind: string) => (type as Exotic).$$typeof === Symbol.for(`react.${kind}`);

function liveType(type: ElementType): ElementType {
  if (typeof type === 'string') return type;
  if (typeof type === 'function') {
    const isClass = 'prototype' in type && Boolean((type.prototype as Props | undefined)?.isReactComponent);
    return isClass ? type : follow(type);
  }
  // What it compares keeps its identity while its words change.
  const inner = isKind(type, 'memo') ? (type as Exotic).type : undefined;
  if (inner) return liveType(inner);
  return isKind(type, 'lazy') ? follow(type) : type;
}

/** Creates an element; see react/jsx-dev-runtime. */
export function jsxDEV(
  type: ElementType,
  props: Props,
  key: Key | undefined,
  isStatic: boolean,
  source?: JSXSource,
  self?: unknown,
): ReactElement {
  // A library's components hand their texts on as they are.
  const isHost = typeof type === 'string' || isKind(type, 'forward_ref');
  return elementOf(liveType(type), isHost ? bareProps(props) : props, key, isStatic, source, self);
}
