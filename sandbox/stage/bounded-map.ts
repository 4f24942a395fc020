/** A map that drops its oldest entries when it grows too large. */
export class BoundedMap<Value> extends Map<string, Value> {
  readonly #most: number

  constructor(most: number) {
    super()
    this.#most = most
  }

  override set(key: string, value: Value): this {
    super.set(key, value)
    if (this.size > this.#most) {
      const [oldest] = this.keys()
      if (oldest !== undefined) this.delete(oldest)
    }
    return this
  }
}
