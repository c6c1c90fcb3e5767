import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCard } from '../../../testing/a-card';
import { renderEditorPart } from '../../../testing/render-editor-part';
import { rememberPhoto } from '../../../photo/use-photo-url';
import { SectionsPanel } from './sections-panel';

const picture = (letter: string, alt: string) => ({
  ...{ path: `cards/u/c/${letter.repeat(64)}.jpg`, width: 900, height: 600 },
  alt,
});

const gallery = (count: number) => ({
  ...{ id: 'gallery' as const, visible: true, title: '', text: '' },
  pictures: Array.from({ length: count }, (_, index) => picture(String(index), `Obra ${index + 1}`)),
});

async function openGallery(count: number) {
  URL.createObjectURL = () => 'blob:foto';
  for (const { path } of gallery(count).pictures) rememberPhoto(path, new Blob());
  const person = userEvent.setup();
  const part = renderEditorPart(<SectionsPanel />, aCard({ sections: [gallery(count)] }));
  await person.click(screen.getByRole('button', { name: 'Editar Fotos' }));
  const alts = () =>
    part.autosave
      .getState()
      .draft.sections?.find(({ id }) => id === 'gallery')
      ?.pictures?.map(({ alt }) => alt);
  return { ...part, person, alts };
}

describe('Fotos', () => {
  it('are described, reordered and removed, with undo', async () => {
    const { person, alts } = await openGallery(3);
    const second = screen.getByRole('textbox', { name: 'Foto 2: descripción' });
    await person.clear(second);
    await person.type(second, 'Cocina');
    await person.click(screen.getByRole('button', { name: 'Adelantar la foto 2' }));
    expect(alts()).toEqual(['Cocina', 'Obra 1', 'Obra 3']);
    expect(screen.getByText('Foto en el puesto 1 de 3')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Adelantar la foto 1' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Retrasar la foto 3' })).toBeDisabled();
    await person.click(screen.getByRole('button', { name: 'Quitar la foto 2' }));
    expect(alts()).toEqual(['Cocina', 'Obra 3']);
    await person.click(await screen.findByRole('button', { name: 'Deshacer' }));
    expect(alts()).toEqual(['Cocina', 'Obra 1', 'Obra 3']);
  });

  it('are at most nine', async () => {
    await openGallery(9);
    const group = within(screen.getByRole('group', { name: 'Fotos' }));
    expect(group.getByText('9 de 9. JPG, PNG o WebP.')).toBeInTheDocument();
    expect(group.queryByLabelText('Añadir fotos')).not.toBeInTheDocument();
  });

  it('are named when they can’t be read, with a retry', async () => {
    const { person, alts } = await openGallery(1);
    await person.upload(screen.getByLabelText('Añadir fotos'), [
      new File(['<script>'], 'rota.jpg', { type: 'image/jpeg' }),
    ]);
    expect(await screen.findByRole('alert')).toHaveTextContent('No se pudieron subir: rota.jpg.');
    expect(screen.getByRole('button', { name: 'Volver a subir' })).toBeEnabled();
    expect(alts()).toEqual(['Obra 1']);
  });
});

describe('Vídeo', () => {
  it('says where the video opens, and refuses another site beside the field', async () => {
    const person = userEvent.setup();
    const { autosave } = renderEditorPart(<SectionsPanel />, aCard());
    await person.click(screen.getByRole('switch', { name: 'Mostrar Vídeo' }));
    const field = screen.getByRole('textbox', { name: 'Enlace del vídeo' });
    await person.type(field, 'youtu.be/abc');
    expect(screen.getByText('Se abrirá en YouTube.')).toBeInTheDocument();
    await person.clear(field);
    await person.type(field, 'https://ejemplo.com/video.mp4');
    await person.tab();
    expect(field).toHaveAccessibleDescription(/Pega el enlace de un vídeo de YouTube, Vimeo/);
    expect(field).toHaveValue('https://ejemplo.com/video.mp4');
    expect(autosave.getState().draft.sections?.find(({ id }) => id === 'video')?.visible).toBe(true);
  });
});
