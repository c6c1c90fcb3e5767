/** Parts of node-forge that tests of signatures use; the package brings no types. */
declare module 'node-forge' {
  interface Asn1 {
    readonly type: number;
  }

  interface Certificate {
    readonly version: number;
  }

  const forge: {
    asn1: {
      Class: { UNIVERSAL: number };
      Type: { SET: number };
      create(kind: number, type: number, constructed: boolean, value: Asn1[]): Asn1;
      fromDer(bytes: string): Asn1;
      toDer(value: Asn1): { getBytes(): string };
    };
    pki: { certificateToPem(certificate: Certificate): string };
    pkcs7: {
      messageFromAsn1(message: Asn1): {
        rawCapture: { authenticatedAttributes: Asn1[]; signature: string };
        certificates: Certificate[];
      };
    };
  };
  export default forge;
}
