import { useState } from 'react';
import { Button, Slider } from '@mantine/core';
import Cropper, { type Area } from 'react-easy-crop';
import { OpenDialog } from 'shared-lib/ui/open-dialog';
import styles from './crop-dialog.module.css';
import { photoMessages as text } from './messages';
import type { CropArea } from './render-photo';

const ZOOM = { least: 1, most: 4, step: 0.05 } as const;

interface CropDialogProps {
  /** Address of the picture. */
  picture: string;
  /** Width of the part to choose, as a multiple of its height. */
  aspect: number;
  isRound: boolean;
  busy: boolean;
  onCrop: (area: CropArea) => void;
  onCancel: () => void;
}

/** Lets the person choose the part of a picture that is used. */
export function CropDialog({ picture, aspect, isRound, busy, onCrop, onCancel }: CropDialogProps) {
  const [position, setPosition] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState<number>(ZOOM.least);
  const [area, setArea] = useState<Area | null>(null);

  return (
    <OpenDialog onClose={onCancel} title={text.cropTitle}>
      <div className={styles.stage}>
        <Cropper
          image={picture}
          crop={position}
          zoom={zoom}
          minZoom={ZOOM.least}
          maxZoom={ZOOM.most}
          aspect={aspect}
          cropShape={isRound ? 'round' : 'rect'}
          showGrid={false}
          cropperProps={{ 'aria-label': text.cropArea }}
          mediaProps={{ alt: '' }}
          onCropChange={setPosition}
          onZoomChange={setZoom}
          onCropComplete={(_shares, pixels) => setArea(pixels)}
        />
      </div>
      <p className={styles.hint}>{text.cropHint}</p>
      <div className={styles.zoom}>
        <span id="zoom-label">{text.zoom}</span>
        <Slider
          className={styles.slider}
          thumbProps={{ 'aria-labelledby': 'zoom-label' }}
          min={ZOOM.least}
          max={ZOOM.most}
          step={ZOOM.step}
          value={zoom}
          onChange={setZoom}
          label={null}
        />
      </div>
      <div className={styles.buttons}>
        <Button variant="default" onClick={onCancel}>
          {text.cancel}
        </Button>
        <Button loading={busy} disabled={!area} onClick={() => area && onCrop(area)}>
          {text.useCrop}
        </Button>
      </div>
    </OpenDialog>
  );
}
