/** Passes the code of the context in which this card was given out on to 'Guardar contacto', whose file notes it. */
export function keepContext(root: ParentNode): void {
  const code = /[?&]s=([a-z0-9-]{1,24})(&|$)/.exec(location.search)?.[1];
  const save = root.querySelector<HTMLAnchorElement>('a[href*=".vcf"]');
  if (code && save) save.search += `${save.search ? '&' : '?'}s=${code}`;
}
