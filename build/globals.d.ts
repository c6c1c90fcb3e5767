export {};

declare global {
  /** Facts about a connection, as Chromium's Network Information API reports them. */
  interface NetworkConnection {
    readonly effectiveType?: string;
    /** Milliseconds of a round trip. */
    readonly rtt?: number;
    /** Speed, in megabits a second. */
    readonly downlink?: number;
    /** True when the device's data saver is on. */
    readonly saveData?: boolean;
  }

  interface Navigator {
    /** Missing in most browsers. */
    readonly connection?: NetworkConnection;
  }

  /** The part of Web NFC that is used here; TypeScript's own types don't have it. */
  interface TagWriter {
    write(
      message: { records: { recordType: 'url'; data: string }[] },
      options: { signal: AbortSignal },
    ): Promise<void>;
  }

  var NDEFReader: (new () => TagWriter) | undefined;

  /** Releases of the apps on this page; every build adds its own before its first line (`build/release/release-plugin.mjs`). */
  var __releases: Record<string, string> | undefined;
}
