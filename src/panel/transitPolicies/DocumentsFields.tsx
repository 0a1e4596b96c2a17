import { useWatch } from 'react-hook-form';
import { policyDocuments } from '#core/inputs/records/transitPolicy.ts';
import { documentQualities } from '#core/vocabulary.ts';
import { ChoicesField } from './ChoicesField.tsx';
import { documentName, documentQualityNames } from './transitLabels.ts';
import { usePolicyForm } from './usePolicyForm.ts';

/** The documents of which travellers hold any one, and what each must be. */
export function DocumentsFields({ name }: { name: string }) {
  const { control } = usePolicyForm();
  const holds: readonly string[] = useWatch({ control, name: `${name}.holds` }) ?? [];
  return (
    <>
      <ChoicesField
        name={`${name}.holds`}
        label="With any one of these documents"
        values={policyDocuments}
        nameOf={documentName}
      />
      {holds.map((document) => (
        <ChoicesField
          key={document}
          name={`${name}.must.${document}`}
          label={`It must be: ${documentName(document)}`}
          values={documentQualities}
          nameOf={(quality) => documentQualityNames[quality]}
        />
      ))}
    </>
  );
}
