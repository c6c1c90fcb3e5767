/** Elements that a cached screen is made of. */
const ELEMENTS =
  'div,span,p,a,b,strong,em,i,small,time,ul,ol,li,dl,dt,dd,h1,h2,h3,h4,section,article,header,footer,main,nav,aside,button,label,img,' +
  'svg,path,circle,rect,line,polyline,polygon,ellipse,g,style[data-mantine-styles]';

/** Attributes that fetch something or act; addresses stay where they are a page's or a picture's. */
const ACTS = /^(on|form|action$|srcset$|ping$|xlink:|target$)/;
const ADDRESS = /^(\/(?!\/)|https?:\/\/|data:image\/)/;

/**
 * Removes everything from an element that isn't plain markup: a cached screen is stored as text, and treated as untrusted when it is read.
 */
export function onlyMarkup<Root extends Element>(root: Root): Root {
  for (const element of root.querySelectorAll(`:not(${ELEMENTS})`)) element.remove();
  for (const element of root.querySelectorAll('*')) {
    for (const { name, value } of [...element.attributes]) {
      const isAddress = name === 'href' || name === 'src';
      if (ACTS.test(name) || (isAddress && !ADDRESS.test(value))) element.removeAttribute(name);
    }
  }
  return root;
}
