export function Spinner() {
  return (
    <div role="status" aria-label="Loading" className="spinner-screen">
      <span className="spinner" />
    </div>
  )
}
