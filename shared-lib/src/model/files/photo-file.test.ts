import { aJpeg } from '../../testing/photo-builders';
import { MAX_PHOTO_SIDE, readPhotoHeader } from './photo-file';

/** Returns an extended WebP's first bytes, whose header says this size. */
function aWebp(width: number, height: number): Uint8Array {
  const bytes = Buffer.alloc(30);
  bytes.write('RIFF', 0, 'latin1');
  bytes.write('WEBPVP8X', 8, 'latin1');
  bytes.writeUInt32LE(10, 16);
  bytes.writeUIntLE(width - 1, 24, 3);
  bytes.writeUIntLE(height - 1, 27, 3);
  return bytes;
}

describe('the header of a stored photo', () => {
  it('says its format and size', () => {
    expect(readPhotoHeader(aJpeg({ width: 1200, height: 630 }))).toEqual({
      extension: 'jpg',
      width: 1200,
      height: 630,
    });
    expect(readPhotoHeader(aWebp(480, 240))).toEqual({ extension: 'webp', width: 480, height: 240 });
  });

  it('is rejected for a picture with more pixels than any photo, however small its file', () => {
    expect(readPhotoHeader(aJpeg({ width: MAX_PHOTO_SIDE, height: MAX_PHOTO_SIDE }))).not.toBeNull();
    expect(readPhotoHeader(aJpeg({ width: MAX_PHOTO_SIDE + 1, height: 1 }))).toBeNull();
    expect(readPhotoHeader(aJpeg({ width: 20_000, height: 20_000 }))).toBeNull();
    expect(readPhotoHeader(aWebp(20_000, 20_000))).toBeNull();
    expect(readPhotoHeader(aJpeg({ width: 0, height: 400 }))).toBeNull();
  });

  it('is rejected for other bytes', () => {
    expect(readPhotoHeader(Buffer.from('<script>alert(1)</script>'))).toBeNull();
    expect(readPhotoHeader(aJpeg().subarray(0, 2000))).toBeNull();
    expect(readPhotoHeader(new Uint8Array())).toBeNull();
  });
});
