import { list, type Culture } from './Culture';

const unitedKingdom: Culture = {
  country: 'United Kingdom',
  given: list(
    'Amelia,Oliver,Isla,George,Ava,Harry,Freya,Arthur,Florence,Rhys,Poppy,Callum,Imogen,Alistair,Bethan,Rory,Matilda,Ewan,Harriet,Duncan,Niamh,Gareth,Phoebe,Angus',
  ),
  family: list(
    'Ashworth,Pemberton,Hargreaves,Whitaker,Cartwright,Llewellyn,Fairbairn,Holloway,Sutcliffe,Barraclough,Kershaw,Drummond,Fenwick,Thornton,Blackwood,Merriman,Galloway,Winterbourne,Tregenza,Ainsley,Rutherford,Selwyn,Marchbanks,Dunmore',
  ),
  cities: list('London EC2A,Leeds LS1,Bristol BS1,Edinburgh EH2,Cardiff CF10,Manchester M3'),
  streets: list('Mill Lane,Station Road,Quay Street,Albion Place,Foundry Row,Chapel Walk'),
  address: '{n} {street}, {city}, United Kingdom',
  phones: list('+44 20 7946 0###,07700 900###,0113 496 0###,+44 131 496 0###'),
  legalForms: list('Ltd,LLP,plc'),
};

const germany: Culture = {
  country: 'Germany',
  given: list(
    'Anna,Lukas,Jürgen,Käthe,Felix,Marlene,Björn,Sabine,Götz,Annika,Matthias,Heike,Jonas,Ulrike,Sebastian,Frauke,Tobias,Renate,Moritz,Bärbel,Konrad,Silke,Henning,Wiebke',
  ),
  family: list(
    'Müller,Schröder,Böhm,Großmann,Lindemann,Weiß,Köhler,Brandt,Jäger,Voß,Hoffmann,Krüger,Schäfer,Dietrich,Löwe,Neubauer,Rößler,Steinbach,Vogelsang,Winkler,Zöllner,Ahrens,Burkhardt,Engelhardt',
  ),
  cities: list('10115 Berlin,20095 Hamburg,80331 München,50667 Köln,60311 Frankfurt am Main'),
  streets: list('Gartenstraße,Am Hafen,Lindenallee,Königsplatz,Schillerstraße,Mühlweg'),
  address: '{street} {n}, {city}, Germany',
  phones: list('+49 30 23125 ###,040 66969-###,+49 (0)89 99998-###,+49 221 4710-###'),
  legalForms: list('GmbH,AG,GmbH & Co. KG'),
};

const france: Culture = {
  country: 'France',
  given: list(
    'Chloé,Hugo,Léa,Théo,Manon,Étienne,Inès,François,Aurélie,Benoît,Hélène,Rémi,Solène,Gaëtan,Margaux,Cédric,Noémie,Loïc,Océane,Jérôme,Clémence,Adrien,Élodie,Thibault',
  ),
  family: list(
    'Lefebvre,Moreau,Garnier,Béranger,Chevalier,Duchêne,Fournier,Guérin,Lacroix,Mercier,Perrault,Rousselle,Texier,Vasseur,Blanchet,Carpentier,Delacourt,Fauré,Joubert,Lemoine,Marchand,Poirier,Renaud,Vidal',
  ),
  cities: list(
    '75011 Paris,69002 Lyon,44000 Nantes,33000 Bordeaux,67000 Strasbourg,13006 Marseille',
  ),
  streets: list('rue des Lilas,quai Saint-Vincent,avenue Pasteur,rue de l’Église,place du Marché'),
  address: '{n} {street}, {city}, France',
  phones: list('01 99 00 ## ##,+33 4 65 71 ## ##,06 39 98 ## ##,+33 2 61 91 ## ##'),
  legalForms: list('SARL,SAS,et Fils'),
};

const spain: Culture = {
  country: 'Spain',
  given: list(
    'Lucía,Álvaro,Sofía,Íñigo,Carmen,Andrés,Begoña,Joaquín,Nuria,Óscar,Marisol,Tomás,Elena,Rubén,Pilar,Ramón,Adriana,Gonzalo,Rocío,Sergio,Montserrat,Iker,Beatriz,Víctor',
  ),
  family: list(
    'García,Núñez,Ibáñez,Muñoz,Peña,Castaño,Ordóñez,Hernández,Gutiérrez,Domínguez,Echeverría,Vázquez,Carrasco,Serrano,Cabrera,Marín,Pascual,Zapata,Bermúdez,Quintana,Ferrer,Aguirre,Salcedo,Rovira',
  ),
  cities: list('28004 Madrid,08003 Barcelona,41001 Sevilla,46002 València,48001 Bilbao'),
  streets: list('Calle Mayor,Avenida del Puerto,Calle de la Paz,Plaza Nueva,Paseo del Río'),
  address: '{street} {n}, {city}, Spain',
  phones: list('+34 910 555 ###,955 55 5# ##,0034 935 55 ## ##'),
  legalForms: list('S.L.,S.A.,e Hijos'),
};

const italy: Culture = {
  country: 'Italy',
  given: list(
    'Giulia,Lorenzo,Chiara,Niccolò,Martina,Alessandro,Francesca,Davide,Ilaria,Tommaso,Beatrice,Riccardo,Noemi,Emanuele,Serena,Filippo,Ginevra,Edoardo,Arianna,Giacomo,Viola,Stefano,Caterina,Leonardo',
  ),
  family: list(
    'Rossetti,Bianchini,Colombo,Fontana,Marchesi,D’Angelo,Ricciardi,Galli,Barbieri,Santoro,Moretti,Pellegrini,Gentile,Lombardo,Vitale,Sorrentino,Caruso,Bellini,Zanetti,Ferraro,Monti,Guidi,Lattanzi,Nicolò',
  ),
  cities: list('20121 Milano,00184 Roma,10121 Torino,40121 Bologna,50122 Firenze,80132 Napoli'),
  streets: list('Via Garibaldi,Corso Italia,Via dei Mille,Piazza San Marco,Viale Europa'),
  address: '{street} {n}, {city}, Italy',
  phones: list('+39 02 5550 ####,06 5550 ####,0039 011 555 ####'),
  legalForms: list('S.r.l.,S.p.A.,& Figli'),
};

const poland: Culture = {
  country: 'Poland',
  given: list(
    'Zofia,Łukasz,Agnieszka,Paweł,Małgorzata,Michał,Katarzyna,Stanisław,Joanna,Wojciech,Barbara,Grzegorz,Ewa,Tomasz,Żaneta,Jędrzej,Kinga,Przemysław,Dorota,Sławomir,Halina,Radosław,Iwona,Bogdan',
  ),
  family: list(
    'Nowak,Wójcik,Kowalczyk,Mazur,Krawczyk,Zając,Król,Wróbel,Stępień,Dudek,Pawlak,Sikora,Gołąb,Bąk,Szczepaniak,Kaczmarek,Żak,Rybak,Czapla,Jaworek,Kubiak,Łoś,Piątek,Świątek',
  ),
  cities: list('00-120 Warszawa,31-042 Kraków,80-831 Gdańsk,50-101 Wrocław,61-772 Poznań'),
  streets: list('ul. Długa,ul. Kościuszki,al. Róż,ul. Młyńska,pl. Wolności'),
  address: '{street} {n}, {city}, Poland',
  phones: list('+48 22 555 ## ##,0048 12 555 ## ##,58 555 ## ##'),
  legalForms: list('Sp. z o.o.,S.A.,i Synowie'),
};

const sweden: Culture = {
  country: 'Sweden',
  given: list(
    'Astrid,Oskar,Elsa,Björn,Linnéa,Gustav,Maja,Håkan,Ingrid,Sören,Åsa,Mattias,Märta,Anders,Sigrid,Jörgen,Karin,Nils,Ebba,Göran,Tuva,Viktor,Ylva,Emil',
  ),
  family: list(
    'Lindström,Bergqvist,Åkesson,Sjögren,Öberg,Nyström,Hedlund,Ekström,Söderberg,Wallin,Forsberg,Hägglund,Björklund,Dahlgren,Engström,Norén,Holmström,Blomqvist,Strand,Åberg,Lundmark,Rosén,Viklund,Grönberg',
  ),
  cities: list('111 29 Stockholm,411 06 Göteborg,211 22 Malmö,753 20 Uppsala'),
  streets: list('Storgatan,Skeppsbron,Björkvägen,Norra Kajen,Ängsgatan'),
  address: '{street} {n}, {city}, Sweden',
  phones: list('08-465 004 ##,+46 31 390 06 ##,040-628 04 ##,+46 70 174 06 ##'),
  legalForms: list('AB,HB,& Döttrar AB'),
};

const greece: Culture = {
  country: 'Greece',
  given: list(
    'Μαρία|Maria,Γιώργος|Giorgos,Ελένη|Eleni,Νίκος|Nikos,Αικατερίνη|Aikaterini,Δημήτρης|Dimitris,Σοφία|Sofia,Κώστας|Kostas,Αθηνά|Athina,Πέτρος|Petros,Ειρήνη|Irini,Στέλιος|Stelios,Ζωή|Zoi,Μάνος|Manos,Χριστίνα|Christina,Αλέξης|Alexis,Δανάη|Danai,Θανάσης|Thanasis,Φωτεινή|Fotini,Λευτέρης|Lefteris,Ιωάννα|Ioanna,Σπύρος|Spyros,Άννα|Anna,Βασίλης|Vasilis',
  ),
  family: list(
    'Παππάς|Pappas,Νικολάου|Nikolaou,Αντωνίου|Antoniou,Γεωργίου|Georgiou,Δημητρίου|Dimitriou,Ιωάννου|Ioannou,Βασιλείου|Vasileiou,Κωνσταντίνου|Konstantinou,Αλεξίου|Alexiou,Μιχαήλ|Michail,Στεφάνου|Stefanou,Χρήστου|Christou,Παύλου|Pavlou,Θεοδώρου|Theodorou,Οικονόμου|Oikonomou,Αναστασίου|Anastasiou,Μάρκου|Markou,Λουκά|Louka,Ανδρέου|Andreou,Φωτίου|Fotiou,Σάββα|Savva,Ηλία|Ilia,Ζαχαρίου|Zachariou,Γρηγορίου|Grigoriou',
  ),
  cities: list('105 57 Αθήνα,546 24 Θεσσαλονίκη,262 21 Πάτρα,712 02 Ηράκλειο'),
  streets: list('Οδός Ερμού,Λεωφόρος Νίκης,Οδός Σόλωνος,Πλατεία Ελευθερίας'),
  address: '{street} {n}, {city}, Ελλάδα',
  phones: list('+30 21 0555 ####,2310 555 ###,0030 2810 555 ###'),
  legalForms: list('Α.Ε.,Ε.Π.Ε.,Ι.Κ.Ε.'),
};

const ukraine: Culture = {
  country: 'Ukraine',
  given: list(
    'Олена|Olena,Андрій|Andrii,Наталія|Nataliia,Тарас|Taras,Ірина|Iryna,Богдан|Bohdan,Оксана|Oksana,Юрій|Yurii,Марія|Mariia,Остап|Ostap,Дарина|Daryna,Ігор|Ihor,Софія|Sofiia,Максим|Maksym,Галина|Halyna,Роман|Roman,Людмила|Liudmyla,Назар|Nazar,Зоряна|Zoriana,Левко|Levko,Віра|Vira,Павло|Pavlo,Соломія|Solomiia,Єгор|Yehor',
  ),
  family: list(
    'Шевчук|Shevchuk,Бондаренко|Bondarenko,Коваль|Koval,Мельник|Melnyk,Ткаченко|Tkachenko,Кравець|Kravets,Лисенко|Lysenko,Марченко|Marchenko,Руденко|Rudenko,Савчук|Savchuk,Гончар|Honchar,Поліщук|Polishchuk,Яременко|Yaremenko,Гнатюк|Hnatiuk,Дорошенко|Doroshenko,Зінченко|Zinchenko,Іваненко|Ivanenko,Кучер|Kucher,Онищенко|Onyshchenko,Паламарчук|Palamarchuk,Стельмах|Stelmakh,Федоренко|Fedorenko,Чумак|Chumak,Юрченко|Yurchenko',
  ),
  cities: list('01001 Київ,79000 Львів,65000 Одеса,61000 Харків'),
  streets: list('вул. Хрещатик,вул. Садова,просп. Свободи,вул. Липова'),
  address: '{street} {n}, {city}, Україна',
  phones: list('+380 44 555 ## ##,032 255 5# ##,+380 48 555 ## ##'),
  legalForms: list('ТОВ,ПП'),
};

/** Cultures of Europe. */
export const europe: Culture[] = [
  unitedKingdom,
  germany,
  france,
  spain,
  italy,
  poland,
  sweden,
  greece,
  ukraine,
];
