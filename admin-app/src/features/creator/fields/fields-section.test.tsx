import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { TemplateField } from 'shared-lib/model';
import { AppFrame } from 'shared-lib/ui/app-frame';
import { FieldsSection } from './fields-section';

const aField = (id: string, label: string): TemplateField => ({
  ...{ id, label, type: 'text', defaultValue: '', editable: true },
});

function Fields({ first, ...rest }: { first: TemplateField[]; published?: TemplateField[]; code?: string }) {
  const [fields, setFields] = useState(first);
  return (
    <FieldsSection
      fields={fields}
      published={rest.published ?? []}
      reactCode={rest.code ?? ''}
      onChange={setFields}
    />
  );
}

const open = (props: Parameters<typeof Fields>[0]) =>
  render(
    <AppFrame>
      <Fields {...props} />
    </AppFrame>,
  );

/** Returns the group of the last field. */
const last = () => within(screen.getAllByRole('group').at(-1)!);
const label = () => last().getByRole('textbox', { name: 'Etiqueta' });
const id = () => last().getByRole('textbox', { name: 'Identificador' });

describe('the fields of a template', () => {
  it('focus the label of a new field, from which they derive its identifier', async () => {
    const person = userEvent.setup();
    open({ first: [aField('colorDeFondo', 'Fondo')] });
    await person.click(screen.getByRole('button', { name: 'Añadir campo' }));
    expect(label()).toHaveFocus();
    await person.keyboard('Color de fondo');
    expect(id()).toHaveValue('colorDeFondo2');
  });

  it('keep an identifier that their author typed', async () => {
    const person = userEvent.setup();
    open({ first: [aField('campo1', '')] });
    await person.clear(id());
    await person.type(id(), 'tono');
    await person.type(label(), 'Color');
    expect(id()).toHaveValue('tono');
  });

  it('keep an identifier that the code or published cards use', async () => {
    const person = userEvent.setup();
    const { unmount } = open({ first: [aField('lema', 'Lema')], code: '<p>{lema}</p>' });
    await person.type(label(), ' corto');
    expect(id()).toHaveValue('lema');
    unmount();
    open({ first: [aField('lema', 'Lema')], published: [aField('lema', 'Lema')] });
    await person.type(label(), ' corto');
    expect(id()).toHaveValue('lema');
  });
});
