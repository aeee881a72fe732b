interface DropFieldProps {
  label: string;
  isBusy: boolean;
  onFiles(files: File[]): void;
}

/** Photographs to choose, or to drop on the browser's own input. */
export const DropField = ({ label, isBusy, onFiles }: DropFieldProps) => (
  <label className="field">
    <span className="field__label">{isBusy ? 'Taking it in …' : label}</span>
    <input
      type="file"
      className="drop"
      multiple
      accept="image/jpeg,image/png,image/webp,image/heic,image/heif,.heic"
      disabled={isBusy}
      onChange={({ target }) => {
        onFiles([...(target.files ?? [])]);
        target.value = ''; // The same file may be chosen again.
      }}
    />
    <span className="note">
      Choose it or drop it here: JPEG, PNG, WebP or HEIC, up to 40 MB, at least 1600 px wide. It is turned
      upright, and where it was taken is removed.
    </span>
  </label>
);
