import {
  PDFDocument,
  PDFName,
  PDFNumber,
  PDFOperator,
  PDFOperatorNames,
  type PDFDict,
  type PDFPage,
  type PDFRef,
} from 'pdf-lib';

/** Kinds of what a page shows, as PDF names them: a heading, a label of a list with its text, or a paragraph. */
export type Tag = 'H1' | 'Lbl' | 'LBody' | 'P';

/** A PDF whose content has an order and kinds, by which screen readers read it. */
export class TaggedPdf {
  private readonly root: PDFDict;
  private readonly rootRef: PDFRef;
  private readonly document: PDFDict;
  private readonly documentRef: PDFRef;
  /** Elements by page, in the order in which they were shown. */
  private readonly elements: PDFRef[][] = [];

  private constructor(readonly pdf: PDFDocument) {
    const { context } = pdf;
    this.root = context.obj({ Type: 'StructTreeRoot' });
    this.rootRef = context.register(this.root);
    this.document = context.obj({ Type: 'StructElem', S: 'Document', P: this.rootRef });
    this.documentRef = context.register(this.document);
    this.root.set(PDFName.of('K'), this.documentRef);
  }

  static async create(): Promise<TaggedPdf> {
    return new TaggedPdf(await PDFDocument.create({ updateMetadata: false }));
  }

  /** Adds a page of this size, in points. */
  addPage(size: [number, number]): PDFPage {
    const page = this.pdf.addPage(size);
    page.node.set(PDFName.of('StructParents'), PDFNumber.of(this.elements.length));
    page.node.set(PDFName.of('Tabs'), PDFName.of('S'));
    this.elements.push([]);
    return page;
  }

  /** Shows something on the latest page as an element of this kind. */
  show(page: PDFPage, tag: Tag, draw: () => void): void {
    const onPage = this.elements.at(-1);
    if (!onPage) throw new RangeError('There is no page');
    const properties = `<</MCID ${onPage.length}>>`;
    page.pushOperators(PDFOperator.of(PDFOperatorNames.BeginMarkedContentSequence, [`/${tag}`, properties]));
    draw();
    page.pushOperators(PDFOperator.of(PDFOperatorNames.EndMarkedContent));
    const { context } = this.pdf;
    onPage.push(
      context.register(
        context.obj({ Type: 'StructElem', S: tag, P: this.documentRef, Pg: page.ref, K: onPage.length }),
      ),
    );
  }

  /** Shows lines and colours without a meaning, which screen readers leave out. */
  decorate(page: PDFPage, draw: () => void): void {
    page.pushOperators(PDFOperator.of(PDFOperatorNames.BeginMarkedContent, ['/Artifact']));
    draw();
    page.pushOperators(PDFOperator.of(PDFOperatorNames.EndMarkedContent));
  }

  /** Returns the file: the same bytes for the same content. */
  async save(): Promise<Uint8Array> {
    const { context, catalog } = this.pdf;
    const all = this.elements.flat();
    this.document.set(PDFName.of('K'), context.obj(all));
    const byPage = this.elements.flatMap((refs, page) => [page, context.register(context.obj(refs))]);
    this.root.set(PDFName.of('ParentTree'), context.register(context.obj({ Nums: context.obj(byPage) })));
    this.root.set(PDFName.of('ParentTreeNextKey'), PDFNumber.of(this.elements.length));
    catalog.set(PDFName.of('StructTreeRoot'), this.rootRef);
    catalog.set(PDFName.of('MarkInfo'), context.obj({ Marked: true }));
    return this.pdf.save();
  }
}
