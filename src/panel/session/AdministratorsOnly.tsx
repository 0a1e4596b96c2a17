import { EmptyState } from '#src/ui/EmptyState.tsx';
import { ButtonLink } from '../ButtonLink.tsx';
import { PageHeading } from '../PageHeading.tsx';

/** Shown instead of a page that an editor may not open. */
export function AdministratorsOnly() {
  return (
    <>
      <PageHeading title="For administrators only" />
      <EmptyState
        title="Your role does not open this page"
        hint="You are an editor. An administrator can change that in Users."
      >
        <ButtonLink to="/admin/destinations" look="button mt-2">
          Go to destinations
        </ButtonLink>
      </EmptyState>
    </>
  );
}
