import { useMatches } from '@tanstack/react-router';
import { Toaster } from 'sonner';
import { toastLook, toastTop } from './toastLook.ts';
import { useWaitingToasts } from './useWaitingToasts.ts';

/** Duration of a toast, in ms. */
const TOAST_MS = 5000;
const VISA_REQUIREMENT_TOAST_MS = 3000;

/** The list of toasts. Those that were raised before it is there are shown as well. */
export function Toasts() {
  useWaitingToasts();
  const onVisaRequirements = useMatches({
    select: (matches) => matches.some(({ routeId }) => routeId.includes('visa-requirements')),
  });
  // Where rows are settled one after the other, a toast at the top lies over the next row's buttons.
  const onDecisions = useMatches({
    select: (matches) => matches.some(({ routeId }) => routeId.includes('rules/review')),
  });
  return (
    <Toaster
      position={onDecisions ? 'bottom-right' : 'top-right'}
      offset={{ top: toastTop }}
      mobileOffset={{ top: toastTop }}
      theme="system"
      richColors
      style={toastLook}
      toastOptions={{
        classNames: {
          actionButton:
            'pointer-coarse:min-h-11 pointer-coarse:min-w-14 pointer-coarse:justify-center',
        },
      }}
      closeButton
      duration={onVisaRequirements ? VISA_REQUIREMENT_TOAST_MS : TOAST_MS}
    />
  );
}
