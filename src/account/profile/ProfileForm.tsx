import { useState } from 'react';
import type { SignedInUser } from '../../session/useAuth';
import { Avatar } from '../../ui/Avatar';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { ConflictDialog } from '../../ui/ConflictDialog';
import { EmailField, Field } from '../../ui/Field';
import { MessageBox } from '../../ui/MessageBox';
import { RestoredDraft } from '../../session/RestoredDraft';
import { PhotoDialog } from '../photo/PhotoDialog';
import type { ProfileTextField, Profile } from './profile';
import styles from './ProfileForm.module.css';
import { PROFILE_LABELS, useProfileForm } from './useProfileForm';

interface ProfileFormProps {
  user: SignedInUser;
  /** `null` when the account has none yet. */
  profile: Profile | null;
}

/** The "Personal Information" form and the photo above it (R2.58, R2.60). */
export function ProfileForm({ user, profile }: ProfileFormProps) {
  const form = useProfileForm(user, profile);
  const { status } = form.draft;
  const [isPhotoOpen, setPhotoOpen] = useState(false);
  const photo = { photoURL: form.photoURL, name: form.texts.name };
  const box = (name: ProfileTextField) => ({
    ...form.field(name),
    label: PROFILE_LABELS[name],
    error: form.problems[name],
  });

  return (
    <>
      <Card as="form" compact className={styles.form} noValidate onSubmit={form.onSubmit}>
        <h2>Personal Information</h2>
        {form.isMissing && (
          <MessageBox kind="info">User profile not found. Save once to create it.</MessageBox>
        )}
        {form.isRestored && <RestoredDraft isSent={form.isSending} onDiscard={form.discard} />}
        <div className={styles.photo}>
          <Avatar {...photo} size="large" />
          <Button onClick={() => setPhotoOpen(true)}>Change Photo</Button>
        </div>
        <Field holds="name" {...box('name')} />
        <EmailField hint="Email cannot be changed" value={user.email} readOnly />
        <Field type="tel" holds="phone" {...box('phone')} />
        <Field holds="company" {...box('company')} />
        <Field holds="title" {...box('title')} />
        {form.messages.map(({ kind, text }) => (
          <MessageBox key={text} kind={kind}>
            {text}
          </MessageBox>
        ))}
        <Button type="submit" variant="primary" busy={form.isSending}>
          {form.isSending ? 'Updating...' : 'Save Changes'}
        </Button>
      </Card>
      {status.kind === 'conflict' && (
        <ConflictDialog labels={PROFILE_LABELS} conflict={status.conflict} onClose={form.answer} />
      )}
      {isPhotoOpen && (
        <PhotoDialog
          {...photo}
          user={user}
          onStored={form.onPhotoStored}
          onClose={() => setPhotoOpen(false)}
        />
      )}
    </>
  );
}
