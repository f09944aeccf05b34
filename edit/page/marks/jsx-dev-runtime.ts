/**
 * Replaces React's JSX runtime for the site's own components in edit mode: strips the marks from texts, lists their keys
 * in an attribute, and re-renders components when the content changes.
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
import { attachWith } from './elements.ts';
import { currentData, subscribe, version } from './live.ts';
import { keysIn, unmark } from './marks.ts';

export { Fragment };

type Props = Record<string, unknown>;
type Exotic = { $$typeof?: symbol; type?: ElementType };

const labels = /^(?:aria-(?:label|description|roledescription|valuetext)|title|alt|placeholder|label)$/;

/** Strips the marks from a value, and adds their keys to a list. */
function stripMarks(value: unknown, keys: string[]): unknown {
  if (typeof value === 'string') {
    keys.push(...keysIn(value));
    return unmark(value);
  }
  return Array.isArray(value) ? value.map((item) => stripMarks(item, keys)) : value;
}

const names = (keys: string[]) => [...new Set(keys)].join(' ');

function hostProps(props: Props): Props {
  const [texts, attributes]: [string[], string[]] = [[], []];
  const entries = Object.entries(props).map(([name, value]) => {
    const keys = name === 'children' ? texts : labels.test(name) ? attributes : [];
    return [name, name === 'children' || typeof value === 'string' ? stripMarks(value, keys) : value];
  });
  return Object.assign(Object.fromEntries(entries), {
    ...(texts.length > 0 && { 'data-edit': names(texts), ref: attachWith(props.ref) }),
    ...(attributes.length > 0 && { 'data-edit-label': names(attributes) }),
  }) as Props;
}

const wrappers = new WeakMap<object, ElementType>();

/** Updates the copy of the company's facts that the layout gets: see app/routes.tsx. */
function updateFacts({ site }: { site?: unknown }): void {
  if (typeof site === 'object' && site !== null && 'clock' in site)
    Object.assign(site, currentData('site.yaml'));
}

/** Wraps a component so that it re-renders when the content changes. */
function withContentUpdates(type: Exclude<ElementType, string>): ElementType {
  const known = wrappers.get(type);
  if (known) return known;
  function WithContentUpdates(props: object): ReactNode {
    useSyncExternalStore(subscribe, version, version);
    updateFacts(props);
    return typeof type === 'function'
      ? (type as (props: object) => ReactNode)(props)
      : createElement(type, { ...props });
  }
  wrappers.set(type, WithContentUpdates);
  return WithContentUpdates;
}

const isKind = (type: ElementType, kind: string) => (type as Exotic).$$typeof === Symbol.for(`react.${kind}`);

function liveType(type: ElementType): ElementType {
  if (typeof type === 'string') return type;
  if (typeof type === 'function') {
    const isClass = 'prototype' in type && Boolean((type.prototype as Props | undefined)?.isReactComponent);
    return isClass ? type : withContentUpdates(type);
  }
  // Content is updated in place, so memo would not see the change in its props.
  const inner = isKind(type, 'memo') ? (type as Exotic).type : undefined;
  if (inner) return liveType(inner);
  return isKind(type, 'lazy') ? withContentUpdates(type) : type;
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
  // Library components, such as React Router's links, are not compiled with this runtime.
  const isHost = typeof type === 'string' || isKind(type, 'forward_ref');
  return elementOf(liveType(type), isHost ? hostProps(props) : props, key, isStatic, source, self);
}
