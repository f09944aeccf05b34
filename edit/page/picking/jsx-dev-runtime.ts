/**
 * Replaces React's JSX runtime for the site's own components in edit mode: strips the traces from texts, lists their keys
 * in an attribute, and gives components the current content.
 */
import { createElement, type ElementType, type ReactElement, type ReactNode, type Ref } from 'react';
import { Fragment, jsxDEV as elementOf } from 'react/jsx-dev-runtime';
import { keysIn, untraced } from '#edit/content/traces.ts';
import { attach } from './elements.ts';
import { changes, hasContent, withCurrent } from './live.ts';

export { Fragment };

type Props = Record<string, unknown> & { ref?: Ref<unknown> };

const labels = /^(?:aria-(?:label|description|roledescription|valuetext)|title|alt|placeholder|label)$/;

function stripTraces(value: unknown, keys: string[]): unknown {
  if (typeof value === 'string') {
    keys.push(...keysIn(value));
    return untraced(value);
  }
  return Array.isArray(value) ? value.map((item) => stripTraces(item, keys)) : value;
}

const names = (keys: string[]) => [...new Set(keys)].join(' ');

function hostProps(props: Props): Props {
  const [texts, attributes]: [string[], string[]] = [[], []];
  const entries = Object.entries(props).map(([name, value]): [string, unknown] => {
    const keys = name === 'children' ? texts : labels.test(name) ? attributes : [];
    return [name, name === 'children' || typeof value === 'string' ? stripTraces(value, keys) : value];
  });
  return {
    ...Object.fromEntries(entries),
    // Texts with a ref of the site's own are links and fields, which the keyboard reaches anyway.
    ...(texts.length > 0 && { 'data-edit': names(texts), ref: props.ref ?? attach }),
    ...(attributes.length > 0 && { 'data-edit-label': names(attributes) }),
  };
}

function WithCurrentContent({ type, props }: { type: ElementType; props: Props }): ReactNode {
  changes.useValue();
  return createElement(type, withCurrent(props));
}

// A fragment is a symbol, of which no property can be read.
const isForwarding = (type: object | symbol) =>
  typeof type === 'object' && Reflect.get(type, '$$typeof') === Symbol.for('react.forward_ref');

type Rest = Parameters<typeof elementOf> extends [ElementType, unknown, ...infer Others] ? Others : never;

export function jsxDEV(type: ElementType, props: Props, ...rest: Rest): ReactElement {
  // Library components, such as React Router's links, are not compiled with this runtime.
  if (typeof type === 'string' || isForwarding(type)) return elementOf(type, hostProps(props), ...rest);
  return hasContent(props)
    ? elementOf(WithCurrentContent, { type, props }, ...rest)
    : elementOf(type, props, ...rest);
}
