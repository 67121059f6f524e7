type FileButtonProps = { readonly label: string; readonly accept: string; readonly onFile: (file: File) => void }

/** A button that picks one file. The same file can be picked again. */
export function FileButton({ label, accept, onFile }: FileButtonProps) {
  return (
    <label className="button-quiet file-button">
      {label}
      <input
        type="file"
        accept={accept}
        className="sr-only"
        onChange={({ target }) => {
          const file = target.files?.[0]
          if (file) onFile(file)
          target.value = ''
        }}
      />
    </label>
  )
}
