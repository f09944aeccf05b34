import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router';
import figures from '#content/figures.yaml';
import { knowsZone } from '#app/time/utc-offset.ts';
import { modernName, visitorZone } from '#app/time/time-zones.ts';
import { readTools, writeTools, type ToolState } from './tool-address.ts';

const example: ToolState = figures.example;

// Browsers refuse more than some hundred changes of the address in half a minute.
const pause = 400;

const never = () => () => {};

/** False in the prerendered page and while it is hydrated, true from then on. */
export function useIsLive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

export type Tools = {
  state: ToolState;
  edit: (change: Partial<ToolState>) => void;
  /** The visitor has changed something here; what the address brought is no change. */
  isEdited: boolean;
  /** Writes the address now. */
  flush: () => void;
};

type Edited = {
  state: ToolState;
  /** The query of the address that the state was edited at. */
  base: string;
  /** The query written last, which the router may not have rendered yet when the next edit comes. */
  written: string | undefined;
};

/**
 * What both tools compute with: the example while hydrating, then what the address says, and for the rest the
 * visitor's own zone and the example. A change replaces the address without a new entry in the history.
 */
export function useTools(isLive: boolean): Tools {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [edited, setEdited] = useState<Edited>();

  const fromAddress = useMemo(() => {
    if (!isLive) return example;
    const read = readTools(search, { ...example, zone: visitorZone() ?? example.zone }, knowsZone);
    // An address may spell a zone in its own way, or by an old name.
    return knowsZone(read.zone) && knowsZone(read.offshore)
      ? { ...read, zone: modernName(read.zone), offshore: modernName(read.offshore) }
      : read;
  }, [isLive, search]);
  // An address that changed by other means, as by the Back button, wins over what was entered before.
  const pending = edited && [edited.base, edited.written].includes(search) ? edited.state : undefined;
  const state = pending ?? fromAddress;

  const flush = useCallback(() => {
    const target = pending && writeTools(pending, search);
    if (target === undefined || target === search) return;
    setEdited((current) => current && { ...current, written: target });
    // Without the hash, to which the router would scroll again.
    void navigate({ search: target }, { replace: true, preventScrollReset: true });
  }, [navigate, pending, search]);

  useEffect(() => {
    const timer = setTimeout(flush, pause);
    return () => clearTimeout(timer);
  }, [flush]);

  const edit = (change: Partial<ToolState>) =>
    setEdited((current) => ({ state: { ...state, ...change }, base: search, written: current?.written }));
  return { state, edit, isEdited: edited !== undefined, flush };
}
