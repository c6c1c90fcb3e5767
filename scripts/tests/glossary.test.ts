import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const ROOT = join(__dirname, '../..');

/** Matches files with Spanish texts. */
const HOLDS_WORDS =
  /(?:messages|message|-text|texts\/es|default-flags|mail-alert|mail-when|describe-audit)\.ts$/;

/** Words that the product doesn't use, with their replacements. */
const TERMS: { word: RegExp; instead: string }[] = [
  { word: /\bagendas?\b/i, instead: 'reservas; contactos' },
  { word: /\bdueñ[oa]s?\b/i, instead: 'titular' },
  { word: /\bcorreos?\b/i, instead: 'email' },
  { word: /\bdibuj\p{L}*/iu, instead: 'mostrar' },
  { word: /\bpetici[oó]n(?:es)?\b/i, instead: 'intentos; llamadas' },
  { word: /\bvisitantes?\b/i, instead: 'quien visita la tarjeta; quien reserva' },
  { word: /\bconsumidor(?:es|as?)?\b/i, instead: 'si contratas como particular' },
  { word: /\b(?:ese|este) tiempo\b|tiempo bloqueado/i, instead: 'hueco; horas' },
  { word: /\brequerid[oa]s?\b/i, instead: 'Responde…, Escribe…' },
  {
    word: /^(?:Escribe|Pon|Falta|Indica) (?:el|la|tu|una) (?:nombre|email|teléfono|motivo|etiqueta|dirección|pregunta)(?: del [^,]*| de quien [^,]*| al servicio| donde [^,]*)?\.?$/i,
    instead: '{campo} es requerido',
  },
  { word: /\bal volver\b/i, instead: 'cuando vuelva la conexión' },
  { word: /\b(?:poner|puesta) (?:la |una )?plantilla\b/i, instead: 'aplicar' },
];

/** Wordings in which such a word is right. */
const EXCEPTIONS: { wording: RegExp; because: string }[] = [
  { wording: /correo no deseado/gi, because: 'is what the folder is called' },
  { wording: /\bVer como visitante\b/g, because: 'is the name of what shows the card so' },
  { wording: /^Agenda$/, because: 'is the tab with the bookings by day, beside services, hours and people' },
  { wording: /\bes requerido\b/g, because: 'the specification fixes the sentence (S5.05)' },
];

/** Returns the texts of a file: string and template literals, without those that name properties or modules. */
function textsOf(file: string): string[] {
  const source = ts.createSourceFile(
    file,
    readFileSync(join(ROOT, file), 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return;
    if (ts.isPropertyAssignment(node)) {
      visit(node.initializer);
      return;
    }
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node))
      texts.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return texts;
}

const allowed = (text: string): string =>
  EXCEPTIONS.reduce((left, { wording }) => left.replace(wording, ''), text);

const files = execFileSync('git', ['ls-files', '*.ts'], { cwd: ROOT, encoding: 'utf8' })
  .split('\n')
  .filter((file) => HOLDS_WORDS.test(file) && !/\.test\.ts$|(?:^|\/)testing\//.test(file));

describe('the glossary', () => {
  it('covers every file of messages', () => {
    expect(files.length).toBeGreaterThan(60);
    expect(files).toEqual(
      expect.arrayContaining([
        'shell/src/features/home/messages.ts',
        'shared-lib/src/platform/errors/messages.ts',
        'functions/src/mail/mail-texts/es.ts',
        'public-card/src/features/booking/messages.ts',
      ]),
    );
  });

  it('finds forbidden words and allows the exceptions', () => {
    const wordsIn = (text: string) => TERMS.filter(({ word }) => word.test(allowed(text)));
    expect(wordsIn('Mira tu correo').map(({ instead }) => instead)).toEqual(['email']);
    expect(wordsIn('Mira en el correo no deseado')).toEqual([]);
    expect(wordsIn('Nombre es requerido')).toEqual([]);
    expect(wordsIn('Escribe tu nombre.')).toHaveLength(1);
    expect(wordsIn('Escribe un teléfono de al menos 6 cifras, por ejemplo')).toEqual([]);
    expect(wordsIn('Esta respuesta es requerida')).toHaveLength(1);
  });

  it.each(files)('is kept in %s', (file) => {
    const found = textsOf(file).flatMap((text) =>
      TERMS.filter(({ word }) => word.test(allowed(text))).map(({ instead }) => `«${text}»: ${instead}`),
    );
    expect(found).toEqual([]);
  });
});
