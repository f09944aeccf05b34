import { useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import figures from '#content/figures.yaml';
import { knowsZone } from '#packages/time/utc-offset.ts';
import { modernName, visitorZone } from '#packages/time/time-zones.ts';
import { readTools, writeTools, type ToolState } from './tool-address.ts';

const example: ToolState = figures.example;

// In milliseconds. The router draws the page again with each address.
const debounce = 400;

/**
 * Writes the address at once, past the router: whatever leaves the page finds it, also a reload and Back, of which nothing tells
 * before. Browsers refuse more than about a hundred updates in ten seconds; then the router's follows.
 */
function writeAddress(search: string): void {
  try {
    history.replaceState(history.state, '', search + location.hash);
  } catch {
    // The router writes what has been entered last.
  }
}

type Edited = {
  /** Only the edits, which may be made before the address has been read. */
  change: Partial<ToolState>;
  /** The query string when the last edit was made. */
  base: string;
  /** The query string written last. The next edit may come before the router has rendered it. */
  written: string | undefined;
};

/** Whether edits still apply at an address: if it has changed otherwise, for example through Back, it takes precedence. */
function appliesAt(search: string, edited: Edited | undefined): edited is Edited {
  return edited !== undefined && [edited.base, edited.written].includes(search);
}

/** The example during hydration, then the address, the visitor's zone, the example. Edits replace the history entry. */
export function useTools(isHydrated: boolean) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const isLeaving = useNavigation().state !== 'idle';
  const [edited, setEdited] = useState<Edited>();

  const fromAddress = useMemo(() => {
    if (!isHydrated) return example;
    const read = readTools(search, { ...example, zone: visitorZone() ?? example.zone }, knowsZone);
    // The address may have an outdated or differently spelled zone.
    return knowsZone(read.zone) && knowsZone(read.offshore)
      ? { ...read, zone: modernName(read.zone), offshore: modernName(read.offshore) }
      : read;
  }, [isHydrated, search]);
  const pending = useMemo(
    () => (appliesAt(search, edited) ? { ...fromAddress, ...edited.change } : undefined),
    [search, edited, fromAddress],
  );
  const isPending = isHydrated && pending !== undefined;
  const target = isPending ? writeTools(pending, search) : search;

  useEffect(() => {
    // Also what has been entered again as it was, while the router still has that. Not of the next page, whose address a busy
    // browser may have before it gets here.
    const isHere = () => location.pathname === pathname;
    if (isPending && isHere() && target !== location.search) writeAddress(target);
    if (target === search || isLeaving) return undefined;
    const timer = setTimeout(() => {
      setEdited((current) => current && { ...current, written: target });
      // Omits the hash, to which the router would scroll again.
      if (isHere()) void navigate({ search: target }, { replace: true, preventScrollReset: true });
    }, debounce);
    return () => clearTimeout(timer);
  }, [navigate, isLeaving, isPending, target, pathname, search]);

  // Builds on `current`: several fields may report what was typed before hydration, without a render in between.
  const edit = (change: Partial<ToolState>) =>
    setEdited((current) => ({
      change: { ...(appliesAt(search, current) && current.change), ...change },
      base: search,
      written: current?.written,
    }));
  // Values from the address are no edits.
  return { state: pending ?? fromAddress, isExample: !isHydrated, edit, isEdited: edited !== undefined };
}
