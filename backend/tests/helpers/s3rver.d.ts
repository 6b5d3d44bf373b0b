/** As far as tests use it; the package has no types. */
declare module 's3rver' {
  export default class S3rver {
    constructor(options: object)
    run(): Promise<import('node:net').AddressInfo>
    close(): Promise<void>
  }
}
