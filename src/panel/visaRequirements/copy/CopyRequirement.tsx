import { type FormEvent, useState } from 'react';
import { type RouterOutputs, trpc } from '#src/lib/trpc.ts';
import { useUnsavedChanges } from '#src/panel/forms/unsaved/unsavedChanges.ts';
import { PassportsField } from '#src/panel/rules/policies/PassportsField.tsx';
import { isSessionEnd } from '#src/panel/sessionEnd.ts';
import { FormActions } from '#src/ui/forms/FormActions.tsx';
import { FormSection } from '#src/ui/forms/FormSection.tsx';
import { HydratedFields } from '#src/ui/forms/HydratedFields.tsx';
import { fetchOnPress } from '../../fetchOnPress.ts';
import { CopyChanges } from './CopyChanges.tsx';
import { CopyPreview } from './CopyPreview.tsx';

/**
 * Copies a requirement to other passports: the preview comes first, and the change is made unless
 * anything changed since.
 */
export function CopyRequirement({
  source,
  countries,
  onCopied,
}: {
  source: RouterOutputs['visaRequirement']['byId'];
  countries: RouterOutputs['country']['listAll'];
  onCopied: () => void;
}) {
  const utils = trpc.useUtils();
  const [passports, setPassports] = useState<string[]>([]);
  const [preview, setPreview] = useState<RouterOutputs['visaRequirement']['previewCopy']>();
  const [error, setError] = useState<string>();
  const [isLooking, setIsLooking] = useState(false);
  const copy = { id: source.id, passports };
  useUnsavedChanges(passports.length > 0);
  const others = countries.filter(({ code }) => code !== source.countryCode);
  const nameOf = (passport: string) =>
    countries.find(({ code }) => code === passport)?.name ?? passport;

  function choose(chosen: string[]) {
    setPassports(chosen);
    // The preview is outdated once the choice changes.
    setPreview(undefined);
    setError(undefined);
  }

  async function look(event: FormEvent) {
    event.preventDefault();
    if (passports.length === 0) return setError('Choose a passport');
    setIsLooking(true);
    try {
      const options = { ...fetchOnPress, meta: { quiet: true as const } };
      setPreview(await utils.visaRequirement.previewCopy.fetch(copy, options));
    } catch (failure) {
      if (!isSessionEnd(failure)) setError(failure instanceof Error ? failure.message : '');
    } finally {
      setIsLooking(false);
    }
  }

  return (
    <>
      <form noValidate onSubmit={look} className="flex flex-col gap-4">
        <HydratedFields>
          <FormSection title={`${nameOf(source.countryCode)}, ${source.type}`} columns={1}>
            <p className="text-ink-soft">
              The passports you choose get this requirement with all its fields, source included.
              What they have now for {source.type} stays is replaced.
            </p>
            <PassportsField countries={others} chosen={passports} onChange={choose} error={error} />
          </FormSection>
          <FormActions saving={isLooking} submitLabel="Preview" savingLabel="Looking..." />
        </HydratedFields>
      </form>
      {preview && (
        <CopyPreview
          key={preview.fingerprint}
          copy={copy}
          preview={preview}
          unit={['passport', 'passports']}
          nameOf={({ passport }) => nameOf(passport)}
          onCopied={onCopied}
        >
          <CopyChanges preview={preview} countries={countries} />
        </CopyPreview>
      )}
    </>
  );
}
