import type { Examples } from '#app/gallery/examples.ts';
import { notify } from './notify.ts';
import { ToastRegion } from './toast-region.tsx';

export const examples: Examples = {
  'one more with every press': (
    <>
      <button type="button" onClick={() => notify('Copied')}>
        Notify
      </button>
      <ToastRegion label="Notifications" closeLabel="Close notification" />
    </>
  ),
};
