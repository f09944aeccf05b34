import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import figures from '#content/figures.yaml';
import { knowsZone } from '#packages/time/utc-offset.ts';
import { modernName, visitorZone } from '#packages/time/time-zones.ts';
import { readTools, writeTools, type ToolState } from './tool-address.ts';

const example: ToolState = figures.example;

// In milliseconds. Browsers refuse more than about a hundred changes of the address in ten seconds.
const retryDelay = 1000;

/** Writes the query, past the router, which would draw the page again. Returns a function that ends further tries. */
function writeAddress(query: string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const write = () => {
    try {
      history.replaceState(history.state, '', query + location.hash);
    } catch {
      timer = setTimeout(write, retryDelay);
    }
  };
  write();
  return () => clearTimeout(timer);
}

export type Tools = {
  state: ToolState;
  isExample: boolean;
  edit: (change: Partial<ToolState>) => void;
  /** Whether the visitor has edited an input; values from the address don't count. */
  isEdited: boolean;
};

/**
 * The example during hydration, then the address, the visitor's zone, the example. Edits are in the address at once: whatever
 * leaves the page finds them, also a reload and Back, of which nothing tells before.
 */
export function useTools(isHydrated: boolean): Tools {
  const { key, pathname, search } = useLocation();
  // Of one entry of the history: another, for example through Back, has its own in its address.
  const [edits, setEdits] = useState<{ key: string; change: Partial<ToolState> }>();
  const change = edits?.key === key ? edits.change : undefined;

  const fromAddress = useMemo(() => {
    if (!isHydrated) return example;
    const read = readTools(search, { ...example, zone: visitorZone() ?? example.zone }, knowsZone);
    // The address may have an outdated or differently spelled zone.
    return { ...read, zone: modernName(read.zone), offshore: modernName(read.offshore) };
  }, [isHydrated, search]);
  const state = useMemo(() => ({ ...fromAddress, ...change }), [fromAddress, change]);

  const query = isHydrated && change ? writeTools(state, search) : undefined;
  useEffect(() => {
    // Not of the next page, whose address a busy browser may have before it gets here.
    return query !== undefined && location.pathname === pathname ? writeAddress(query) : undefined;
  }, [query, pathname]);

  // Builds on `current`: several fields may report what was typed before hydration, without a render in between.
  const edit = (more: Partial<ToolState>) =>
    setEdits((current) => ({ key, change: { ...(current?.key === key && current.change), ...more } }));
  return { state, isExample: !isHydrated, edit, isEdited: edits !== undefined };
}
