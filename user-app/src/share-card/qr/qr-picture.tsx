import { messages } from '../messages';
import { drawQr } from './qr-code';
import { pictureBox, type QrLook } from './qr-look';
import styles from '../share-dialog.module.css';

/** Renders a code as it will be exported. */
export function QrPicture({ address, look: { color, picture } }: { address: string; look: QrLook }) {
  const { size, path, middle } = drawQr(address, picture !== null);
  const box = middle && picture ? pictureBox(middle) : null;
  return (
    <svg
      className={styles.qr}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={messages.qrAlt(address)}
      shapeRendering="crispEdges"
    >
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill={color} d={path} />
      {box && picture && <image href={picture} x={box.at} y={box.at} width={box.side} height={box.side} />}
    </svg>
  );
}
