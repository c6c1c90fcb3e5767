import { parseVideo } from './video';

describe('parseVideo', () => {
  it.each([
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'YouTube', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
    ['youtu.be/dQw4w9WgXcQ?si=abc', 'YouTube', 'https://youtu.be/dQw4w9WgXcQ?si=abc'],
    ['https://m.youtube.com/shorts/abc_def-123', 'YouTube', 'https://m.youtube.com/shorts/abc_def-123'],
    [
      'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0',
      'YouTube',
      'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    ],
    ['https://player.vimeo.com/video/76979871', 'Vimeo', 'https://vimeo.com/76979871'],
    [' vimeo.com/76979871 ', 'Vimeo', 'https://vimeo.com/76979871'],
    ['https://www.tiktok.com/@ana/video/1', 'TikTok', 'https://www.tiktok.com/@ana/video/1'],
    ['https://www.instagram.com/reel/Cxyz/', 'Instagram', 'https://www.instagram.com/reel/Cxyz/'],
  ])('reads %s', (typed, platform, url) => {
    expect(parseVideo(typed)).toEqual({ platform, url });
  });

  it.each([
    '',
    'mi vídeo',
    'https://youtube.com/',
    'https://ejemplo.com/video.mp4',
    'https://youtube.com.malo.example/watch?v=1',
    'https://malo.example/?u=youtube.com/watch',
    'https://youtube.com@malo.example/watch?v=1',
    'javascript:alert(1)//youtube.com/watch',
    'data:text/html,youtube.com',
    '<iframe src="https://www.youtube.com/embed/1"></iframe>',
    'https://constructor/x',
  ])('refuses %s', (typed) => {
    expect(parseVideo(typed)).toBeNull();
  });
});
