import { labelledNames } from './labelledNames';

/**
 * Names in the forms that cards and directories have: initials, titles and degrees at either end, particles, the
 * family's name first, names of two words. Bars stand around the family name, or one
 * after it, where it is not the last word. Written down before the reading of names was tuned to any of them.
 */
export const NAMES_IN_MANY_FORMS = labelledNames(`
M.S. Dhoni
H.C. Andersen
M.R. James
D.R. Horton
J.R.R. Tolkien
J. K. Rowling
C. S. Lewis
T.S. Eliot
A.A. Milne
P. G. Wodehouse
V.S. Naipaul
W.H. Auden
E.M. Forster
D.H. Lawrence
H.G. Wells
A.P.J. Abdul |Kalam|
S. Ramanujan
C.V. Raman
R.K. Narayan
M. Night Shyamalan
F. Scott Fitzgerald
J. Edgar Hoover
George R.R. Martin
Ursula K. |Le Guin|
Samuel L. Jackson
Michael J. Fox
Philip K. Dick
B.B. King
J.J. Abrams
K.D. Lang
Sir Ian McKellen
Dame Judi Dench
Lord Alan Sugar
Lady Brenda Hale
Rev. Jesse Jackson
Capt. James Cook
Col. Tom Parker
Gen. Colin Powell
Prof. Stephen Hawking
Dr. Jane Goodall
Dr Anthony Fauci
Mrs. Indira Gandhi
Mr. Ratan Tata
Ms. Gloria Steinem
Hon. Ruth Ginsburg
Judge Judith Sheindlin
Sen. Elizabeth Warren
Dr.Hans |Müller|
Prof.Dr.Klaus Töpfer
Dipl.-Kfm. Peter Weber
Dipl.-Ing. (FH) Markus Vogel
Dipl.-Betriebsw. (FH) Sabine Kraus
Dipl. Ing. Jörg Schneider
RA Thomas Fischer
RAin Claudia Roth
Mag. Eva Glawischnig
Mag.a Ulrike Lunacek
DI Wolfgang Huber
Ing. Petr |Novák|
Mgr. Jana |Černá|
MUDr. Roman Prymula
JUDr. Karel Schwarz
Ing. Tomáš |Dvořák|, CSc.
Doc. Ing. Jan Holub, Ph.D.
Dr. med. Eckart |von Hirschhausen|
Dr. rer. nat. Angela Merkel
Dr. iur. Karl Larenz
Prof. Dr. med. dent. Heike Kraft
Prof. Dr.-Ing. Thomas Weber
Prof. em. Dr. Hans Küng
Frau Petra Kelly
Herr Joschka Fischer
Herrn Otto Rehhagel
Dott. Giuseppe Conte
Dott.ssa Elena Cattaneo
Avv. Giulia Bongiorno
Ing. Sergio Marchionne
Arch. Renzo Piano
Geom. Luigi Brambilla
Sig. Mario Draghi
Sig.ra Emma Bonino
M. Emmanuel Macron
Mme Christine Lagarde
Me Gisèle Halimi
Sr. Pedro Almodóvar
Sra. Ana Botín
D. Florentino |Pérez|
Lic. Claudia Sheinbaum
Ing. Carlos Slim
Eng. Roberto Setubal
Drs. Wim Kok
Ir. Ben |van Beurden|
mr. Jan Peter Balkenende
dr hab. Anna Kowalczyk
inż. Piotr Nowak
mgr inż. Ewa Wójcik
Martin Luther |King|, Jr.
Cal |Ripken| Jr.
Sammy |Davis| Jr.
Robert |Downey| Jr
Henry |Ford| II
Loudon |Wainwright| III
John |Kennedy|, Sr.
Anna |Meyer| M. Sc.
Anna |Meyer| M.Sc.
Felix |Braun|, B.Sc.
Lukas |Hofer|, MSc
Petr |Dvořák| CSc.
Jan |Novotný|, Ph.D.
Oliver |Sacks|, M.D.
Atul |Gawande|, MD, MPH
Jane |Porter|, CPA
Susan |Wojcicki|, MBA
Mark |Reynolds| P.E.
Karen |Blake|, RN
Tim |Howard|, Esq.
Nick |Barton| FRS
Mary |Beard|, OBE
Lisa |Chang|, PMP
Paul |Hunter| B.Eng.
Stefan |Lang| MBA
Julia |Koch| LL.M.
Andreas |Maier|, Dipl.-Ing.
Hans |Wagner| (FH)
Simon |Becker| M.A.
Martina |Steiner|, MBA, MSc
Vincent |van der Heijden|
Ruud |van Nistelrooy|
Rafael |van der Vaart|
Jaap |de Hoop Scheffer|
Wouter |Bos|
Gerard |'t Hooft|
Maarten |van 't Hart|
Pieter |van den Hoogenband|
Anna |v. Baden|
Ferdinand |von Zeppelin|
Graf Claus |von Stauffenberg|
Richard |von Weizsäcker|
Marion |Gräfin Dönhoff|
Annette |von Droste-Hülshoff|
Wolfgang |zu Castell|
Hans |vom Hofe|
Josef |von der Heydte|
Cornelis |ter Haar|
Inge |ten Broeke|
Olivia |de Havilland|
Valéry |Giscard d'Estaing|
Jean |d'Ormesson|
Alexis |de Tocqueville|
Jean |de La Fontaine|
Pierre |Le Blanc|
Jacques |Le Goff|
Marine |Le Pen|
Bertrand |du Guesclin|
Cesare |De Michelis|
Luigi |Di Maio|
Alcide |De Gasperi|
Andrea |Del Sarto|
Luca |della Robbia|
Carlo |dell'Acqua|
Beatrice |Lo Cascio|
Giovanni |La Rocca|
Ana |Costa e Silva|
Vasco |da Gama|
Mario |de Andrade|
Pedro |dos Santos|
Cristiano |de Souza|
Luís |de Camões|
Fernanda |da Costa|
Antonio |de la Cruz|
Miguel |de la Madrid|
Benicio |del Toro|
Bernal |Díaz del Castillo|
Federico |García Lorca|
Isabel |Díaz Ayuso|
Pablo |Iglesias Turrión|
Alberto |Núñez Feijóo|
Javier |Hernández|
Sofía |Vergara|
Ana Patricia |Botín|
Luis Miguel |Sánchez|
Juan Carlos |Ferrero|
Rosa María |Calaf|
Jorge Luis |Borges|
Mario |Moreno Reyes|
María José |Martínez|
Osama |bin Laden|
Khalid |bin Mahfouz|
Hissa |bint Salman|
Hussein |Al Jasmi|
Reem |Al Hashimi|
Amal |Al-Qubaisi|
Ahmed |el-Sisi|
Naguib |Mahfouz|
Mahmoud |Abbas|
Zaha |Hadid|
Kareem |Abdul-Jabbar|
Omar |Sharif|
Yusuf |Islam|
Ayman |Abu Zaid|
Faisal |Al Bannai|
Tsai| Ing-wen
Wong| Kar-wai
Chen| Shui-bian
Lin| Chi-ling
Sun| Yat-sen
Ma| Ying-jeou
Tsui| Hark
Hou| Hsiao-hsien
Lee| Kuan Yew
Lee| Hsien Loong
Goh| Chok Tong
Chow| Yun-fat
Leung| Chun-ying
Tung| Chee-hwa
Chiang| Kai-shek
Chang| Chun-hsiung
Wu| Den-yih
Lai| Ching-te
Mao| Zedong
Deng| Xiaoping
Zhou| Enlai
Hu| Jintao
Wen| Jiabao
Zhang| Yimou
Zhao| Wei
Wang| Xiaoshuai
Liu| Cixin
Li| Keqiang
Xu| Jiayin
Peng| Liyuan
Jack |Ma|
Bruce |Lee|
Jackie |Chan|
Lucy |Liu|
Michelle |Yeoh|
Ang |Lee|
Maggie |Cheung|
Vera |Wang|
Anna |Chen|
David |Ho|
Jerry |Yang|
Lin Weber
Ren Cooper
Lin Bauer
Mei Carter
Wei Becker
Moon| Jae-in
Ban| Ki-moon
Park| Geun-hye
Lee| Myung-bak
Bong| Joon-ho
Park| Chan-wook
Kim| Yuna
Son| Heung-min
Lee| Jae-yong
Chung| Mong-koo
Jae-won |Kim|
Min-jun |Park|
Soo-jin |Lee|
Le| Van Hung
Do| Van Minh
Le| Thi Lan
Nguyen| Van Thieu
Tran| Duc Luong
Pham| Minh Chinh
Vo| Nguyen Giap
Ngo| Dinh Diem
Phạm| Nhật Vượng
Trần| Đại Quang
Võ| Văn Kiệt
Đặng| Lê Nguyên Vũ
Ho| Chi Minh
Bui| Thi Xuan
Haruki |Murakami|
Akira |Kurosawa|
Hayao |Miyazaki|
Yoko |Ono|
Akio |Morita|
Masayoshi |Son|
Satoshi |Tajiri|
Tanaka| Kenji
Suzuki| Ichiro
Kurosawa| Akira
MURAKAMI| Haruki
Watanabe| Ken
Nagy| Imre
Szabó| István
Kovács| Anna
Horváth| Péter
Tóth| Eszter
Varga| Zsuzsanna
Katalin |Karikó|
Ferenc |Puskás|
Judit |Polgár|
Kowalska| Anna
Zawadzka| Maria
Nowak| Jan
Wiśniewski| Piotr
Anna |Kowalska|
Lech |Wałęsa|
Olga |Tokarczuk|
Donald |Tusk|
Andrzej |Duda|
Janusz |Korwin-Mikke|
Maria |Skłodowska-Curie|
Иван |Петров|
Петров| Иван
Петрова| Анна Сергеевна
Сергей Павлович |Королёв|
Лев |Толстой|
Анна |Ахматова|
Шевченко| Андрей
Андрій |Шевченко|
Тарас |Шевченко|
Юлія |Тимошенко|
Dmitri |Mendeleev|
Ivanov| Sergey Petrovich
Sergei |Prokofiev|
Anna |Politkovskaya|
Petrova| Elena
Παπαδόπουλος| Γιώργος
Γιώργος |Παπαδόπουλος|
Κυριάκος |Μητσοτάκης|
Μητσοτάκης| Κυριάκος
Μίκης |Θεοδωράκης|
Παπανδρέου| Ανδρέας
Μελίνα |Μερκούρη|
Αλεξίου| Χάρις
Giorgos |Papadopoulos|
Nana |Mouskouri|
Ion |Iliescu|
Nicolae |Ceaușescu|
Popescu| Maria
Ionescu| Dan
Klaus |Iohannis|
Novak |Djokovic|
Luka |Modrić|
Slavoj |Žižek|
Petra |Kvitová|
Václav |Havel|
Novák| Jan
Zuzana |Čaputová|
Recep Tayyip |Erdoğan|
Mustafa Kemal |Atatürk|
Orhan |Pamuk|
Elif |Şafak|
Björn |Ulvaeus|
Astrid |Lindgren|
Gro Harlem |Brundtland|
Jens |Stoltenberg|
Anders Fogh |Rasmussen|
Søren |Kierkegaard|
Linus |Torvalds|
Sauli |Niinistö|
Björk |Guðmundsdóttir|
Halldór |Laxness|
Narendra |Modi|
Indra |Nooyi|
Sundar |Pichai|
Satya |Nadella|
Priyanka |Chopra|
Amartya |Sen|
Rabindranath |Tagore|
Imran |Khan|
Benazir |Bhutto|
Malala |Yousafzai|
Muhammad |Yunus|
Thaksin |Shinawatra|
Joko |Widodo|
Megawati |Sukarnoputri|
Mahathir |bin Mohamad|
Anwar |bin Ibrahim|
Imelda |Marcos|
Corazon |Aquino|
Manny |Pacquiao|
Ferdinand |dela Cruz|
Nelson |Mandela|
Desmond |Tutu|
Wole |Soyinka|
Chinua |Achebe|
Chimamanda Ngozi |Adichie|
Kwame |Nkrumah|
Wangari |Maathai|
Julius |Nyerere|
Golda |Meir|
David |Ben-Gurion|
Benjamin |Netanyahu|
Shimon |Peres|
Amos |Oz|
דוד |בן גוריון|
שמעון |פרס|
نجيب |محفوظ|
محمود |درويش|
محمد |بن سلمان|
范| 冰冰
王|菲
习|近平
|李|小龙
|毛|泽东
|邓|丽君
|陈| 水扁
|馬|英九
|村上| 春樹
|黒澤|明
|宮崎|駿
|安倍|晋三
|이|순신
|박|찬욱
|봉|준호
|손| 흥민
SAVIANO| Roberto
Roberto |SAVIANO|
DE LUCA| Vincenzo
Meyer|, Anna
Merkel|, Angela
de Gaulle|, Charles
von Braun|, Wernher
O'Neill|, Eugene
García Márquez|, Gabriel
Müller|, Dr. Hans
Hans-Dietrich |Genscher|
Karl-Heinz |Rummenigge|
Annegret |Kramp-Karrenbauer|
Sabine |Leutheusser-Schnarrenberger|
Heidemarie |Wieczorek-Zeul|
Jean-Luc |Godard|
Jean-Paul |Sartre|
Marie-Claire |Dubois|
Anne |Hathaway|
Mary Ann |Evans|
Billie Jean |King|
Sarah Jessica |Parker|
Lee Harvey |Oswald|
Tommy Lee |Jones|
John Stuart |Mill|
Ralph Waldo |Emerson|
Edgar Allan |Poe|
Conor |O'Brien|
Sinéad |O'Connor|
Seán |Ó Faoláin|
Máire |Ní Bhriain|
Angus |Mac Innes|
Ewan |McGregor|
Siobhán |Mc Carthy|
Eamon |de Valera|
Eva |St. Clair|
Jill |St. John|
Camille |Saint-Saëns|
`);
