/** LEB128: seven bits per byte, lowest first, the eighth marks continuation. Up to 2^53. */
export function byteWriter() {
  let bytes = new Uint8Array(4096)
  let length = 0
  const byte = (value: number) => {
    if (length === bytes.length) {
      const larger = new Uint8Array(bytes.length * 2)
      larger.set(bytes)
      bytes = larger
    }
    bytes[length] = value
    length += 1
  }
  const whole = (value: number) => {
    if (value > Number.MAX_SAFE_INTEGER) throw new RangeError('A whole number ends at 2^53')
    let rest = value
    while (rest >= 128) {
      byte((rest % 128) + 128)
      rest = Math.floor(rest / 128)
    }
    byte(rest)
  }
  return {
    byte,
    whole,
    /** Zigzag: 0, -1, 1, -2 … are 0, 1, 2, 3 … */
    signed: (value: number) => whole(value < 0 ? -2 * value - 1 : 2 * value),
    /** UTF-16 units, nearly all one byte. */
    text: (value: string) => {
      whole(value.length)
      for (let at = 0; at < value.length; at += 1) whole(value.charCodeAt(at))
    },
    done: () => bytes.slice(0, length),
  }
}

/** The reader. Past the end or beyond 2^53 all reads return 0 and `ok` is false: check once, at the end. */
export function byteReader(bytes: Uint8Array, from = 0, to = bytes.length) {
  let at = from
  let failed = false
  const byte = () => {
    if (at < to) {
      at += 1
      return bytes[at - 1] ?? 0
    }
    failed = true
    return 0
  }
  const whole = () => {
    let value = 0
    let place = 1
    for (let times = 0; times < 8; times += 1) {
      const next = byte()
      value += (next & 127) * place
      if (next < 128) {
        if (value > Number.MAX_SAFE_INTEGER) failed = true
        return failed ? 0 : value
      }
      place *= 128
    }
    failed = true
    return 0
  }
  return {
    byte,
    whole,
    signed: () => {
      const value = whole()
      return value % 2 === 0 ? value / 2 : -(value + 1) / 2
    },
    text: () => {
      const length = whole()
      if (length > to - at) failed = true
      let text = ''
      for (let left = failed ? 0 : length; left > 0; left -= 1) text += String.fromCharCode(whole())
      return text
    },
    /** Remaining bytes: an upper bound for any list length. */
    left: () => to - at,
    fail: () => {
      failed = true
    },
    ok: () => !failed,
    atEnd: () => !failed && at === to,
  }
}

/** Name, version, content, checksum: truncated or changed bytes are rejected. */
export function withChecksum(name: string, version: number, content: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(name.length + 1 + content.length + 4)
  for (let at = 0; at < name.length; at += 1) bytes[at] = name.charCodeAt(at)
  bytes[name.length] = version
  bytes.set(content, name.length + 1)
  new DataView(bytes.buffer).setUint32(bytes.length - 4, checkSum(bytes, bytes.length - 4))
  return bytes
}

export function verifyChecksum(name: string, version: number, bytes: Uint8Array) {
  const end = bytes.length - 4
  if (end < name.length + 1 || bytes[name.length] !== version) return undefined
  for (let at = 0; at < name.length; at += 1) if (bytes[at] !== name.charCodeAt(at)) return undefined
  const written = new DataView(bytes.buffer, bytes.byteOffset, bytes.length).getUint32(end)
  return written === checkSum(bytes, end) ? byteReader(bytes, name.length + 1, end) : undefined
}

/** FNV-1a. */
function checkSum(bytes: Uint8Array, length: number): number {
  let sum = 0x811c9dc5
  for (let at = 0; at < length; at += 1) sum = Math.imul(sum ^ (bytes[at] ?? 0), 0x01000193)
  return sum >>> 0
}
