type Props = { readonly count: number; readonly onShow: () => void }

/** Offers newer stories without moving the list. The live region is there before there is anything to say. */
export const NewsFresh = ({ count, onShow }: Props) => (
  <div className="news-fresh" role="status">
    {count > 0 && (
      <button type="button" className="button button-small news-fresh-button" onClick={onShow}>
        {count === 1 ? '1 new article' : `${count} new articles`} — show
      </button>
    )}
  </div>
)
