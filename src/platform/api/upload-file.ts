import { AppError, isApiErrorCode } from '#domain/api/app-error.ts'

type Upload = { readonly onProgress: (share: number) => void; readonly signal: AbortSignal }

/** As long as the server waits for a file. */
const UPLOAD_MS = 120_000

/** `fetch` cannot tell how much was sent. The server's answer, or its refusal as `AppError`. */
export function uploadFile(address: string, file: Blob, { onProgress, signal }: Upload): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', address)
    request.timeout = UPLOAD_MS
    request.setRequestHeader('content-type', 'application/octet-stream')
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onload = () => {
      const answer = parsed(request.responseText)
      if (request.status === 201) return resolve(answer)
      const code = typeof answer === 'object' && answer !== null && 'code' in answer ? answer.code : undefined
      reject(new AppError(isApiErrorCode(code) ? code : 'unreachable'))
    }
    request.onerror = () => reject(new AppError('unreachable'))
    request.ontimeout = () => reject(new AppError('timeout'))
    request.onabort = () => reject(new AppError('unreachable'))
    signal.addEventListener('abort', () => request.abort())
    request.send(file)
  })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
